"""Tank (rule 815): combat damage is assigned to the unit before units of its controller that do not have Tank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject

TANK = cite("tank.assigned-first")  # 815.1.b


def has_tank(unit: GameObject) -> bool:
    return unit.has("Tank")
