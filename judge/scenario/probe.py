"""Probes: named test cards that set off what two cards only wait for."""

from __future__ import annotations

from judge.engine.actions.deal import Deal
from judge.engine.actions.kill import Kill
from judge.engine.card import SPELL, Card
from judge.engine.criteria import a_unit
from judge.engine.references import Target

KILL_A_UNIT = Card("test spell", (SPELL,), keywords=("Action",), effect=(Kill(Target(a_unit())),))
"""A spell that costs nothing and kills a unit."""


def deal(amount: int) -> Card:
    """A spell that costs nothing and deals damage to a unit."""
    return Card("test spell", (SPELL,), keywords=("Action",), effect=(Deal(amount, Target(a_unit())),))
