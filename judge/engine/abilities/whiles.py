"""Conditions of passive abilities (rule 364.3.a): what holds or does not hold at every moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.conditions import MIGHTY
from judge.engine.abilities.passive import While
from judge.engine.criteria import is_alone

if TYPE_CHECKING:
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState


@dataclass(frozen=True, slots=True)
class WhileMighty(While):
    """While the source is Mighty: it has 5 Might or more (708)."""

    reads_objects: ClassVar[bool] = True

    def holds(self, source: GameObject, state: GameState) -> bool:  # noqa: ARG002
        return source.is_unit and source.might >= MIGHTY

    def describe(self) -> str:
        return "this is Mighty"


@dataclass(frozen=True, slots=True)
class WhileBuffed(While):
    """While there is a buff on the source (703)."""

    reads_objects: ClassVar[bool] = True

    def holds(self, source: GameObject, state: GameState) -> bool:  # noqa: ARG002
        return source.buffs > 0

    def describe(self) -> str:
        return "this is buffed"


@dataclass(frozen=True, slots=True)
class WhileFightingAlone(While):
    """While the source attacks or defends alone (740.2.a)."""

    reads_objects: ClassVar[bool] = True

    def holds(self, source: GameObject, state: GameState) -> bool:
        return source.designation is not None and is_alone(state, source)

    def describe(self) -> str:
        return "this attacks or defends alone"
