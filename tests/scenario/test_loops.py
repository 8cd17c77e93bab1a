"""Whatever goes on and on ends in a refusal that shows what the position has come to."""

from __future__ import annotations

from datetime import date

import pytest

from judge.engine.turn import position
from judge.errors import NotModelled
from judge.matchup.walks import explorer
from judge.scenario.language.parse import parse
from judge.scenario.play import answering, passing
from judge.scenario.runner import run
from tests.matchup.walks.test_explorer import HOOK, hook_board

TODAY = date(2026, 8, 1)
COMBAT = """
P1: base u = 3-Might unit; hand spell "deal 3 to a unit"
P2: at BF1 e = 2-Might unit, f = 4-Might unit

P1 moves u to BF1
the rest of the combat
P1 assigns 2 to e, 1 to f

expect u killed
"""


def _refusal(text: str) -> str:
    found = run(parse(text), TODAY)
    assert isinstance(found.problem, NotModelled)
    return str(found.problem)


def test_passing_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(parse(COMBAT), TODAY).passed
    monkeypatch.setattr(passing, "MOST_PASSES", 1)
    said = _refusal(COMBAT)
    assert "A loop: 1 times a player has passed" in said
    assert "a combat at BF1" in said
    assert "u at BF1" in said


def test_answering_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "MOST_ANSWERS", 1)
    assert "A loop: 1 answers have been given" in _refusal(COMBAT)


def test_steps_without_a_decision_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "MOST_STEPS", 1)
    assert "A loop: 1 steps have been taken without a decision" in _refusal(COMBAT)


def test_the_explorer_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert explorer.walk(hook_board("u", "v"), HOOK).outcomes
    monkeypatch.setattr(explorer, "MOST_CHOICES", 0)
    with pytest.raises(NotModelled, match="choices have been made"):
        explorer.walk(hook_board("u", "v"), HOOK)
    monkeypatch.setattr(explorer, "MOST_PASSES", 1)
    with pytest.raises(NotModelled, match="no player had a choice"):
        explorer.walk(hook_board("u", "v"), HOOK)
