"""Two cards: the matchup if there is one, else what is written."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.answer import Answer
from judge.answers.page.outcome_blocks import Outcome
from judge.answers.page.request import Request
from judge.answers.simulated import pair_or_lookups as pairing
from judge.errors import CannotSimulate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library

QUESTION = "Baited Hook vs Unlicensed Armory"


def _matchup(monkeypatch: pytest.MonkeyPatch, answer: Answer | CannotSimulate) -> None:
    module = ModuleType("a_matchup")

    def matchup_answer(library: Library, cards: Sequence[str], _stated: object) -> Answer:
        assert library.version
        assert len(cards) == 2
        if isinstance(answer, Answer):
            return answer
        raise answer

    module.matchup_answer = matchup_answer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_matchup", module)
    monkeypatch.setattr(pairing, "MATCHUP", "a_matchup")


def _ask(question: str) -> Answer:
    return router.answer(open_library(), Request(question))


def test_the_matchup_is_completed_with_question_version_and_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    _matchup(monkeypatch, Answer("", kind="matchup", outcomes=(Outcome("saved"),), check="agrees"))
    answer = _ask(QUESTION)
    assert (answer.question, answer.read_as, answer.exit_code) == (QUESTION, QUESTION, 0)
    assert answer.outcomes == (Outcome("saved"),)
    assert answer.rules
    assert answer.hits


def test_a_refusal_still_shows_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    _matchup(monkeypatch, CannotSimulate("Foo is not defined for the engine yet"))
    answer = _ask(QUESTION)
    assert answer.exit_code == 3
    assert answer.check == "cannot simulate"
    assert answer.simulation
    assert "not defined" in answer.simulation.reason
    assert {"card:Baited Hook", "card:Unlicensed Armory"} <= {citation.id for citation in answer.citations}


def test_without_an_engine_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "MATCHUP", "judge.answers.no_such_module")
    answer = _ask(QUESTION)
    assert answer.exit_code == 3
    assert any("not available" in note for note in answer.notes)


@pytest.mark.parametrize("question", ["baited hok vs unlicenced armoury", "unlicensed armory + baited hook"])
def test_names_are_corrected_on_both_sides(monkeypatch: pytest.MonkeyPatch, question: str) -> None:
    _matchup(monkeypatch, Answer("", kind="matchup"))
    answer = _ask(question)
    assert set(answer.read_as.split(" vs ")) == {"Baited Hook", "Unlicensed Armory"}
    assert any("Read as" in note for note in answer.notes)


def test_one_side_that_is_no_card_is_named() -> None:
    found = _ask("Baited Hook vs Flarnbozzle")
    assert found.answer.startswith("Read as Baited Hook; not understood: 'Flarnbozzle'.")
    assert found.exit_code == 3
