"""Shield X (rule 814): while it is a defender, the unit has +X Might. Several values are summed (814.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.designation import Designation
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.objects import GameObject

SHIELD = cite("shield.might-while-defending")  # 814.1.c


def shield(unit: GameObject, designation: Designation | None) -> int:
    """What Shield adds to the Might of a unit with that designation."""
    return unit.value_of("Shield") if designation is Designation.DEFENDER else 0
