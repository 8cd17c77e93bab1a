"""Shield X (rule 814): while it is a defender, the unit has +X Might. Several values are summed (814.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import value_among
from judge.engine.state.designation import Designation
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject

SHIELD = cite("shield.might-while-defending")  # 814.1.c


def shield(unit: GameObject, designation: Designation | None) -> int:
    """The Might that Shield adds to a unit with this designation."""
    return shield_among(unit.keywords, designation)


def shield_among(keywords: tuple[str, ...], designation: Designation | None) -> int:
    """The Might that Shield adds for these keywords and this designation."""
    return value_among("Shield", keywords) if designation is Designation.DEFENDER else 0
