"""Pages of errata, bans, versions, FAQs and sections are one screen each: what was read on top, what holds first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.documents_page import bulletins_answer, faqs_answer, versions_answer
from judge.answers.documents.errata_page import errata_list, errata_of_card
from judge.answers.documents.faq_page import faq_answer
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import WHOLE, More
from judge.answers.page.request import Request
from judge.answers.tournament_page import tournament_answer
from judge.cli.entry import main
from judge.cli.writers.markdown import markdown
from judge.content.documents import DOCUMENTS
from tests.answers.drawn import LINES, ask, screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.content.library import Library

BULLETINS = [one for one in DOCUMENTS if one.kind == "errata"]


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library("2026-11-23")


def flowing(answer: Answer) -> str:
    return " ".join(" ".join(screen(answer)).split())


def pages(library: Library) -> Iterator[Answer]:
    """A page of each kind, and those that have most to say."""
    without_the_router = [
        versions_answer(library), bulletins_answer(library), faqs_answer(library),
        *(errata_list(library, one.version, bulletin=one.version).answer for one in BULLETINS),
        *(faq_answer(library, Request(name)) for name in ("", "origins", "baited hook", "hidden")),
        tournament_answer(library, Request("")),
    ]  # fmt: skip
    yield from (one.by(library) for one in without_the_router)
    for question in (
        "bans", "banned in 2v2", "banned in sealed", "is stacked deck banned", "was wuju bladesman legal in may 2026",
        "are charm, defy and stacked deck legal", "is the origins faq in force", "are the core rules 1.3 current",
        "is the vendetta errata current", "what changed for legion 1.2 -> 1.3", "what changed in 1.4", "core@1.4",
        "TR 2026-07-16", "faq@unleashed", "errata@2025-10-28:the-boss", "errata@2025-10-28", "core rules",
    ):  # fmt: skip
        yield ask(library, question)


def test_each_is_one_screen_at_80_columns_and_readable_at_40(library: Library) -> None:
    found = list(pages(library))
    assert [(one.question, len(screen(one))) for one in found if len(screen(one)) > LINES] == []
    assert [one.question for one in found if max(map(len, screen(one))) > 80] == []
    assert [one.question for one in found if any(len(it) > 40 and " " in it.strip() for it in screen(one, 40))] == []
    assert [one.question for one in found if "2026-11-23" not in " ".join(screen(one)[:2])] == []
    assert [one.question for one in found if not screen(one)[-1].lstrip().startswith(("more:", "judge"))] == []


def test_the_erratum_of_every_card_is_one_screen(library: Library) -> None:
    names = [name for name in library.names("cards") if library.card(name).errata]
    found = [ask(library, entry.id) for name in names for entry in library.card(name).errata]
    assert len(found) > 60
    assert [one.read_as for one in found if len(screen(one)) > LINES or max(map(len, screen(one))) > 80] == []


def test_an_erratum_says_what_the_card_is_now_what_changed_and_where_it_differs(library: Library) -> None:
    text = flowing(errata_of_card(library, "the boss", "The Boss").answer.by(library))
    assert text.startswith("THE BOSS errata 2025-10-28 Core 1.4, 2026-11-23 (newer not held) If a buffed unit")
    changed = text.index("Corrected 2025-10-28 (origins errata, functional). Changed: … and exhaust this {+and spend")
    assert (
        changed < text.index("Why: ") < text.index("Where it differs: P1 has u, a 3-Might") < text.index("as printed")
    )
    assert "Rules: 135.2.e.6.c, 203.3" in text
    everything = " ".join(
        " ".join(screen(errata_of_card(library, "the boss", "The Boss").answer, 80, More(everything=True))).split()
    )
    assert "The words that changed, in our restatement" in everything


def test_what_was_only_announced_is_not_called_a_correction(library: Library) -> None:
    text = flowing(errata_of_card(library, "symbol of the solari", "Symbol of the Solari").answer)
    assert "[announced]" in text
    assert "Announced 2025-10-16, and never carried by a bulletin." in text
    assert "Corrected" not in text


def test_a_bulletin_has_a_line_for_each_card_with_the_words_that_changed(library: Library) -> None:
    lines = screen(errata_list(library, "2026-07-23", bulletin="2026-07-23").answer)
    assert any("Gangplank, Naval" in one and "[-for as long as it stays on the board-]" in one for one in lines)
    counted = screen(errata_list(library, "2025-10-28", bulletin="2025-10-28").answer)
    assert any(one.strip().endswith("more (--all)") for one in counted)


def test_a_ban_list_is_shown_by_kind_of_card_and_a_card_by_day(library: Library) -> None:
    lists = flowing(ask(library, "bans"))
    assert "Constructed (1v1), list of 2026-09-18 Cards Called Shot; Ekko, Recurrent;" in lists
    assert "New Ekko, Recurrent; Stacked Deck." in lists
    card = flowing(ask(library, "is stacked deck banned"))
    assert "since 2026-03-31 legal (list of 2026-03-31) since 2026-09-18 banned (list of 2026-09-18)" in card
    assert card.index("Yes. Stacked Deck") < card.index("since 2026-03-31")


def test_documents_in_force_stand_before_the_others_where_there_is_no_room_for_all(library: Library) -> None:
    lines = screen(versions_answer(library))
    assert any(one.strip().endswith("more (--all)") for one in lines)
    stands = {one.version or one.document for one in DOCUMENTS if not one.until}
    assert [one for one in stands if one not in "\n".join(lines[6:])] == []
    assert "not yet" in "\n".join(screen(versions_answer(open_library("2026-08-01"))))


def test_a_document_is_opened_by_its_id_and_by_its_label(library: Library) -> None:
    assert ask(library, "core@1.4").read_as == ask(library, "Core 1.4").read_as == ask(library, "core rules").read_as
    assert ask(library, "TR 2026-07-16").read_as == "tournament@2026-07-16"
    assert ask(library, "faq@origins").read_as == "faq@origins"
    assert "were superseded on 2026-07-24" in ask(library, "core@1.3").answer


@pytest.mark.parametrize("question", ["core@9.9", "faq@nothing", "tournament@2020-01-01"])
def test_an_id_that_no_document_has_is_said_to_have_none(question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([question]) == 1
    assert f"there is no document {question}" in capsys.readouterr().err


def test_sections_stand_below_their_chapters(library: Library) -> None:
    text = flowing(ask(library, "tournament@2026-07-16"))
    assert "TR 500 Communication: 501 Requirements; 502 Information;" in text


def test_sections_of_a_later_edition_are_marked_where_the_one_of_the_day_is_not_held() -> None:
    then = open_library("2026-01-10")
    text = flowing(tournament_answer(then, Request("")).by(then))
    assert text.startswith("TOURNAMENT RULES 2026-07-16 [not in force before 2026-07-16] Core 1.2, 2026-01-10")
    assert "The library holds only the edition of 2026-07-16." in text
    assert "TR 500 Communication: 501 Requirements" in text
    assert "holds only" not in flowing(tournament_answer(open_library("2026-08-01"), Request("")))


def test_json_has_everything_and_markdown_the_same_screen(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["versions", "--json", "--as-of", "2026-11-23"]) == 0
    assert len(json.loads(capsys.readouterr().out)["hits"]) >= len(DOCUMENTS)
    written = markdown(ask(library, "is stacked deck banned").shown())
    assert written.startswith("## Stacked Deck legality Core 1.4")
    assert "- `since 2026-09-18` banned" in written


def test_what_a_bulletin_leaves_out_stands_behind_its_option(library: Library) -> None:
    answer = ask(library, "errata@2025-10-28")
    entries = library.bulletin("errata@2025-10-28")
    assert any(line.strip().endswith("more (--all)") for line in screen(answer))
    assert len(entries) > 8
    whole = "\n".join(screen(answer, more=WHOLE))
    assert [one for one in entries if one not in whole] == []
