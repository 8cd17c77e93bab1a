"""Assault X (rule 807): while it is an attacker, the unit has +X Might. Several values are summed (807.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import value_among
from judge.engine.state.designation import Designation
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject

ASSAULT = cite("assault.might-while-attacking")  # 807.1.c


def assault(unit: GameObject, designation: Designation | None) -> int:
    """The Might that Assault adds to a unit with this designation."""
    return assault_among(unit.keywords, designation)


def assault_among(keywords: tuple[str, ...], designation: Designation | None) -> int:
    """The Might that Assault adds for these keywords and this designation."""
    return value_among("Assault", keywords) if designation is Designation.ATTACKER else 0
