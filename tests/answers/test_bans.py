"""Bans by day: the lists, the cards, and the questions people ask about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.bans_and_unheld_editions import check_dated
from judge.answers.doctor.content_tree import read_tree
from judge.answers.documents.bans_page import bans_answer
from judge.answers.library.ban_records import records
from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_page import card_answer
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cards.catalogue import LEGALITY_AS_OF, catalogue
from judge.content.bans import in_force_on, written_ban_lists
from judge.content.left_out import refuse
from judge.content.model import Content
from judge.errors import ContentError
from tests.sample import write_content

if TYPE_CHECKING:
    from pathlib import Path

    from judge.answers.page.answer import Answer

NOTHING = Content((), (), (), refuse)


def ask(question: str, as_of: str = "2026-11-20") -> Answer:
    return answer(open_library(as_of), Request(question, as_of=as_of))


def names(question: str, as_of: str = "2026-11-20") -> str:
    return "\n".join(citation.text for citation in ask(question, as_of).citations)


def test_three_lists_are_known() -> None:
    lists = written_ban_lists(open_library().store)
    counted = [(one.id, *(len(one.of_kind(kind)) for kind in ("legends", "cards", "battlefields"))) for one in lists]
    assert counted == [
        ("bans@2026-03-31:constructed", 0, 4, 3),
        ("bans@2026-07-16:constructed", 0, 5, 5),
        ("bans@2026-09-18:2v2", 1, 7, 5),
        ("bans@2026-09-18:constructed", 0, 7, 5),
    ]
    for one in lists:
        assert all(card.name in catalogue() for card in one.banned)
        for card in one.banned:
            assert card.kind == {"Battlefield": "battlefields", "Legend": "legends"}.get(
                catalogue()[card.name].types[0], "cards"
            )


def test_a_listed_name_is_matched_to_the_catalogue() -> None:
    lists = {one.id: one for one in written_ban_lists(open_library().store)}
    listed = {card.listed: card.name for card in lists["bans@2026-09-18:2v2"].banned}
    assert listed["Dreaming Tree"] == "The Dreaming Tree"
    assert listed["Master Yi, Wuju Bladesman"] == "Wuju Bladesman, Starter"


def test_the_list_of_the_catalogue_is_the_one_of_its_day() -> None:
    lists = in_force_on(written_ban_lists(open_library().store), LEGALITY_AS_OF)
    assert {card.name for card in lists["constructed"].banned} == {
        card.name for card in catalogue().values() if card.legality == "banned"
    }


@pytest.mark.parametrize(
    "question",
    [
        "list of banned cards", "banned cards", "banlist", "ban list", "the ban list", "which cards are banned",
        "what cards are banned right now?", "bans", "current bans", "show me the banned cards", "what is banned",
    ],
)  # fmt: skip
def test_a_question_for_the_list_is_answered_with_it(question: str) -> None:
    found = ask(question)
    assert [one.id for one in found.citations] == ["bans@2026-09-18:constructed", "bans@2026-09-18:2v2"]
    assert "Banned in Constructed (1v1) on 2026-11-20 (ban lists as of 2026-10-10): 7 cards" in found.answer
    for name in ("Stacked Deck", "Ekko, Recurrent", "Reaver's Row", "The Dreaming Tree"):
        assert name in found.citations[0].text
    assert "Wuju Bladesman, Starter" not in found.citations[0].text
    assert "Wuju Bladesman, Starter" in found.citations[1].text


@pytest.mark.parametrize(
    ("question", "ids"),
    [
        ("banned in 2v2", ["bans@2026-09-18:2v2"]),
        ("2v2 ban list", ["bans@2026-09-18:2v2"]),
        ("which legends are banned in 2v2", ["bans@2026-09-18:2v2"]),
        ("what is banned in constructed", ["bans@2026-09-18:constructed"]),
        ("banned cards on 2026-08-01", ["bans@2026-07-16:constructed"]),
        ("what was banned in May 2026", ["bans@2026-03-31:constructed"]),
        ("bans@2026-07-16", ["bans@2026-07-16:constructed"]),
        ("bans@2026-09-18:2v2", ["bans@2026-09-18:2v2"]),
        ("banned in limited", []),
        ("ban list of 2025", []),
    ],
)
def test_formats_and_days_are_read(question: str, ids: list[str]) -> None:
    assert [one.id for one in ask(question).citations] == ids


def test_before_the_first_list_it_is_not_known() -> None:
    assert "What is banned in Constructed (1v1) on 2026-03-30 is not known: the first list" in (
        ask("banned cards", "2026-03-30").answer
    )
    assert "Constructed (1v1) on 2026-03-31: 4 cards, 3 battlefields (list of 2026-03-31)" in (
        ask("banned cards", "2026-03-31").answer
    )
    assert "What is banned in 2v2 on 2026-09-17 is not known" in ask("banned in 2v2", "2026-09-17").answer


STATES = """
is stacked deck banned | 2026-11-20 | Yes. Stacked Deck, on 2026-11-20 (ban lists as of 2026-10-10): banned
is Stacked Deck legal? | 2026-10-01 | No. Stacked Deck, on 2026-10-01: banned in Constructed (1v1) since 2026-09-18
is stacked deck banned | 2026-09-17 | Stacked Deck, on 2026-09-17: legal in Constructed (1v1) (not on the
is stacked deck banned | 2026-02-01 | not known in Constructed (1v1) (the first list that is known is of 2026-03-31)
is stacked dekc banned | 2026-10-01 | Yes. Stacked Deck, on 2026-10-01: banned
is dreaming tree legal in 2v2 | 2026-10-01 | No. The Dreaming Tree, on 2026-10-01: banned in 2v2 since
is master yi, wuju bladesman banned in 2v2 | 2026-10-01 | Yes. Wuju Bladesman, Starter, on 2026-10-01: banned
is master yi, wuju bladesman banned in constructed | 2026-10-01 | No. Wuju Bladesman, Starter, on 2026-10-01: legal
was Stealthy Pursuer banned in May 2026 | 2026-11-20 | legal in Constructed (1v1) (not on the list of 2026-03-31)
was Stealthy Pursuer banned in July 2026 | 2026-11-20 | banned in Constructed (1v1) since 2026-07-16
was scrapheap legal on 2026-04-01 | 2026-11-20 | banned in Constructed (1v1) since 2026-03-31, before that not known
is Block banned | 2026-10-01 | No. Block, on 2026-10-01: legal
is baited hook legal | 2026-10-01 | Yes. Baited Hook
are called shot and stacked deck banned | 2026-10-01 | Called Shot, on 2026-10-01: banned
is draven banned | 2026-10-01 | Draven, Vanquisher, on 2026-10-01: banned
is vex, mocking legal | 2026-04-20 | before 2026-05-08, with its set Unleashed; in China from 2026-04-10
is Draven, Showboat legal | 2026-04-20 | Draven, Showboat, on 2026-04-20: legal in Constructed
"""


@pytest.mark.parametrize(("question", "as_of", "says"), [line.split(" | ") for line in STATES.strip().split("\n")])
def test_a_card_is_banned_or_not_by_day(question: str, as_of: str, says: str) -> None:
    assert says in ask(question, as_of).answer


@pytest.mark.parametrize(
    "question",
    ["legal targets", "is it legal to choose my own unit", "banished units", "when is a play illegal", "banner"],
)
def test_other_questions_are_left_alone(question: str) -> None:
    assert not any(one.id.startswith("bans@") for one in ask(question).citations)


def test_the_page_of_a_card_says_its_legality_on_the_day() -> None:
    def page(name: str, as_of: str) -> Answer:
        return card_answer(open_library(as_of), name, name)

    banned = page("Stacked Deck", "2026-11-20")
    assert "Banned in Constructed (1v1) and 2v2." in banned.answer
    assert "Legality on 2026-11-20 (ban lists as of 2026-10-10): banned in Constructed" in banned.citations[0].text
    assert "Banned" not in page("Stacked Deck", "2026-09-17").answer
    assert "not known in Constructed" in page("Stacked Deck", "2026-03-30").citations[0].text
    legend = page("Wuju Bladesman, Starter", "2026-10-01")
    assert "Banned in 2v2." in legend.answer
    assert "legal in Constructed (1v1) (not on the list of 2026-09-18); banned in 2v2" in legend.citations[0].text
    assert "Banned in Constructed (1v1) and 2v2." in page("The Dreaming Tree", "2026-10-01").answer


def test_a_list_says_what_is_new_on_it() -> None:
    assert "New since the list of 2026-07-16: Ekko, Recurrent; Stacked Deck." in names("banned in constructed")
    found = bans_answer(open_library("2026-11-20"), "bans", ("constructed",), "2026-07-20")
    assert found.citations[0].status == "superseded 2026-09-18"


LIST = """---
day: "2026-03-31"
---

## Constructed

```yaml
id: bans@2026-03-31:constructed
cards: [Scrapheap]
```
"""


@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ("[Scrapheap]", "[Scrapheep]", "there is no card 'Scrapheep'"),
        ("constructed", "limited", "id: expected bans@"),
        ("cards", "spells", "there is no 'spells' in a ban list"),
        ("cards: [Scrapheap]\n", "", "expected cards, got a ban list without any"),
        ('day: "2026-03-31"', 'day: "March 31"', "expected a date, got 'March 31'"),
    ],
)
def test_a_mistake_in_a_list_is_named(tmp_path: Path, wrong: str, right: str, reason: str) -> None:
    place = tmp_path / "rules/bans/2026-03-31.md"
    place.parent.mkdir(parents=True)
    place.write_text(LIST, encoding="utf-8")
    assert records(NOTHING, tmp_path)["bans"][0][3] == [["Scrapheap", "Scrapheap", "cards"]]
    place.write_text(LIST.replace(wrong, right), encoding="utf-8")
    with pytest.raises(ContentError, match=reason):
        records(NOTHING, tmp_path)


def test_doctor_finds_a_mistake_in_a_list(tmp_path: Path) -> None:
    root = write_content(tmp_path)
    (root / "rules/bans").mkdir()
    (root / "rules/bans/2026-03-31.md").write_text(LIST.replace("Scrapheap", "Scrapheep"), encoding="utf-8")
    (root / "rules/known.md").write_text("---\ntitle: nothing\n---\n", encoding="utf-8")
    found = [(finding.check, finding.reason) for finding in check_dated(read_tree(root))]
    assert found == [("bans", "there is no card 'Scrapheep'"), ("known", "the front matter has no 'known-until'")]


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("is stacked deck banned in sealed", "No, as far as known. No list for Limited is known."),
        ("is stacked deck legal in draft", "Yes, as far as known. No list for Limited is known."),
        ("is stacked deck banned in sealed and constructed", "No list for Limited is known."),
        ("is stacked deck unbanned", "No. Stacked Deck"),
        ("is stacked deck illegal", "Yes. Stacked Deck"),
        ("stacked deck legal?", "No. Stacked Deck"),
        ("is charm still legal", "Yes. Charm"),
        ("when was stacked deck banned", "Stacked Deck, on "),
        ("is wuju bladesman banned", "It depends. Wuju Bladesman, Starter"),
        ("is draven banned", "It depends on the card: Draven, Vanquisher is banned. The others are legal."),
        ("are charm and stacked deck banned", "It depends on the card: Stacked Deck is banned. The other is legal."),
        ("is kaisa banned", "No, none of them. "),
        ("are charm and defy legal", "Yes, all of them. "),
        ("was wuju bladesman legal in may 2026", "Wuju Bladesman, Starter, from 2026-05-01"),  # 2v2 is not known
    ],
)
def test_the_word_that_decides_comes_first(question: str, begins: str) -> None:
    assert ask(question).answer.startswith(begins)


def test_of_several_cards_the_one_that_stands_otherwise_is_told_of_first() -> None:
    told = ask("is draven banned").answer.split("\n\n")
    assert told[1].startswith("Draven, Vanquisher, on 2026-11-20")
    assert len(told) == 5


@pytest.mark.parametrize("question", ["whats banned", "what's banned", "pls what is banned", "whats banned in 2v2"])
def test_the_list_is_asked_for_in_short(question: str) -> None:
    assert ask(question).answer.startswith("Banned in ")
