"""Two cards with a ``vs`` between them are recognised at once, as the search would have recognised them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.documents.document_status import document_status
from judge.answers.library.open_library import open_library
from judge.answers.page.answer import Answer
from judge.answers.page.request import Request
from judge.answers.readers.exact_cards import exact_cards
from judge.answers.readers.keyword_name import near_keyword
from judge.answers.router import answer
from judge.cards.catalogue import catalogue
from judge.cards.names import find_names, resolve_name
from judge.index.passages import CONTEXT, passages

if TYPE_CHECKING:
    from judge.content.library import Library


@cache
def _library() -> Library:
    return open_library()


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("Baited Hook vs Unlicensed Armory", ["Baited Hook", "Unlicensed Armory"]),
        ("charm V. baited hook?", ["Charm", "Baited Hook"]),
        ("Charm versus Charm", ["Charm", "Charm"]),
        ("Charm vs Defy vs Charm", ["Charm", "Defy", "Charm"]),
        ("Against the Odds vs Charm", ["Against the Odds", "Charm"]),
        ("Charm", []),
        ("Charm vs", []),
        ("vs Charm", []),
        ("what does Charm do vs Defy", []),
        ("Baited Hooks vs Charm", []),
        ("hidden vs Charm", []),
        ("Charm + Defy", []),
    ],
)
def test_each_side_is_just_the_name_of_a_card(question: str, cards: list[str]) -> None:
    assert exact_cards(_library(), question) == cards


def test_the_search_reads_such_questions_in_the_same_way() -> None:
    for name in catalogue():
        question = f"{name} vs Baited Hook"
        if found := exact_cards(_library(), question):
            assert resolve_name(question) is None, question
            assert near_keyword(_library(), question) is None, question
            assert document_status(_library(), question) is None, question
            assert list(dict.fromkeys(card for _, _, card in find_names(question))) == list(dict.fromkeys(found))


@pytest.mark.parametrize("question", ["list of banned cards", "hidden", "charm vs defy"])
def test_a_search_is_a_search_whatever_the_words_look_like(question: str) -> None:
    assert answer(_library(), Request(question, search=True)).kind == "search"


def test_a_passage_has_the_first_words_of_the_rule_above_and_no_more() -> None:
    library = _library()
    rules = [rule for identifier in library.order("core", "1.4") if (rule := library.find_rule(identifier))]
    above = {rule.id: rule.text.split() for rule in rules if not rule.heading}
    long = [rule for rule in rules if len(above.get(rule.parent, ())) > CONTEXT]
    assert long
    texts = {passage.id: passage.text for passage in passages(library)}
    for rule in long:
        assert texts[rule.id].rsplit("\n", 1)[1] == " ".join(above[rule.parent][:CONTEXT])


@pytest.mark.parametrize("words", ["sett deathknell", "vi vision", "jax equip"])
def test_a_keyword_with_a_name_beside_it_is_no_misspelt_keyword(words: str) -> None:
    assert near_keyword(_library(), words) is None


@pytest.mark.parametrize(
    ("words", "keyword"), [("deth knell", "Deathknell"), ("wepon master", "Weaponmaster"), ("shild", "Shield")]
)
def test_a_misspelt_keyword_is_read_in_one_word_or_two(words: str, keyword: str) -> None:
    found = near_keyword(_library(), words)
    assert found
    assert found[0] == keyword


def test_what_every_page_needs_is_filled_in_by_the_router(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        router, "reading", lambda _reader: lambda _library, request: Answer(request.question, kind="rule")
    )
    found = answer(_library(), Request("428.1.a"))
    assert (found.rules, found.as_of, found.basis) == (_library().version, _library().as_of, _library().basis)
    assert found.short_version_line.startswith(f"Core {_library().version}, {_library().as_of}")


def test_what_a_page_says_itself_stays() -> None:
    found = Answer("737", rules="1.2", as_of="2026-01-10").by(_library())
    assert (found.rules, found.as_of, found.basis) == ("1.2", "2026-01-10", _library().basis)


def test_a_kind_that_nobody_knows_is_refused_with_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        router, "reading", lambda _reader: lambda _library, request: Answer(request.question, kind="rul")
    )
    with pytest.raises(ValueError, match="the reader rule_number gives the kind 'rul'"):
        answer(_library(), Request("428.1.a"))
