"""Assault (807) and Shield (814) add to Might with the designation only, and their values are summed."""

from __future__ import annotations

import pytest

from judge.engine.keywords.assault import assault
from judge.engine.keywords.backline import has_backline
from judge.engine.keywords.shield import shield
from judge.engine.keywords.tank import has_tank
from judge.engine.state.card import UNIT, Card
from judge.engine.state.designation import Designation
from judge.engine.state.identity import ObjectId
from judge.engine.state.objects import GameObject
from judge.scenario.board.setup import plain_unit


def the_unit(card: Card) -> GameObject:
    return GameObject(ObjectId(1), card, "unit", "P1", "P1")


@pytest.mark.parametrize(
    ("keywords", "value"),
    [((), 0), (("Assault",), 1), (("Assault 3",), 3), (("Assault", "Assault 3"), 4), (("Shield 2",), 0)],
)
def test_assault_counts_for_attackers_only(keywords: tuple[str, ...], value: int) -> None:
    unit = the_unit(plain_unit(2, *keywords))
    assert assault(unit, Designation.ATTACKER) == value
    assert assault(unit, Designation.DEFENDER) == assault(unit, None) == 0


def test_shield_counts_for_defenders_only() -> None:
    unit = the_unit(plain_unit(2, "Shield 2", "Shield"))
    assert shield(unit, Designation.DEFENDER) == 3
    assert shield(unit, Designation.ATTACKER) == shield(unit, None) == 0


def test_a_keyword_with_a_value_is_that_keyword() -> None:
    unit = the_unit(Card("Test", (UNIT,), keywords=("Assault 2", "Tank")))
    assert [unit.has(word) for word in ("Assault", "Assault 2", "Shield", "As")] == [True, True, False, False]
    assert (has_tank(unit), has_backline(unit)) == (True, False)
