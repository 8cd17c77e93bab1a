"""What is written about two cards comes first, with its scenario; the simulation is held against it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.rulings import check_ruling as written_ruling
from judge.answers.rulings.check_ruling import check, rulings_on
from judge.answers.simulated.pair_screen import PairScreen
from judge.matchup.search.pair_search import matchup
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

DAY = "2026-11-20"


def ask(question: str) -> Answer:
    return answer(open_library(DAY), Request(question))


@pytest.mark.parametrize(
    ("question", "entry", "says", "happens"),
    [
        (
            "svellsongur vs aphelios",
            "faq@vendetta:shady-spectacles-2",
            "Aphelios does not trigger twice",
            "Svellsongur is attached to p",
        ),
        (
            "switcheroo vs gangplank, naval",
            "faq@vendetta:gangplank-naval-1",
            "He gets +3 Might in place of the loss",
            "d gets +3 Might this turn",
        ),
        (
            "mel, newly awakened vs stupefy",
            "faq@vendetta:mel-newly-awakened-2",
            "-2 Might, but still not below 1.",
            "e gets -2 Might this turn",
        ),
    ],
)
def test_the_answer_of_the_faq_comes_first_and_what_is_computed_next(
    question: str, entry: str, says: str, happens: str
) -> None:
    found = ask(question)
    written, computed = found.answer.split("\n\n")
    assert says in written
    assert computed.startswith("Computed: ")
    assert found.citations[0].id == entry
    assert found.check == "agrees"
    section = found.sections[0]
    assert section.title.startswith(f"The scenario of {entry} (faq/vendetta/")
    assert any(line.startswith("expect ") for line in section.lines)
    assert section.lines[-1].startswith("what came of it: ")
    assert happens in section.lines[-1]
    assert isinstance(found.screen, PairScreen)
    assert found.screen.ruling is not None
    assert found.screen.ruling.id == entry


def test_before_the_day_of_the_faq_its_answer_is_not_given() -> None:
    found = answer(open_library("2026-08-01"), Request("switcheroo vs gangplank, naval"))
    assert "faq@vendetta" not in found.answer


def test_a_card_with_a_text_for_it_is_tried_while_it_is_empowered() -> None:
    found = ask("switcheroo vs gangplank, naval")
    assert found.simulation is not None
    assert "Gangplank, Naval in base, Empowered" in found.simulation.frame[0]
    assert any("Gangplank, Naval gets +3 Might" in outcome.summary for outcome in found.outcomes)


def test_a_ruling_with_the_acts_of_a_derived_plan_has_to_end_as_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    library, day = open_library(DAY), date.fromisoformat(DAY)
    names = ("Baited Hook", "Unlicensed Armory")
    found = matchup(card_for(names[0], day), card_for(names[1], day))
    entries = rulings_on(library, names)
    assert check(library, entries, found, day).status == "agrees"
    monkeypatch.setattr(written_ruling, "observe", lambda _state: ())
    assert check(library, entries, found, day).status == "disagrees"
