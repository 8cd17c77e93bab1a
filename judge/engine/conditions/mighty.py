"""Conditions on units becoming Mighty (rule 709)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import BecameMighty
from judge.engine.layers.mighty import BECOMES_MIGHTY, WaitsForMighty

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug


class WhenBecomesMighty(Condition, WaitsForMighty, frozen=True):
    """When the Might of a unit that fits changes from less than 5 to 5 or more."""

    criteria: Criteria

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BECOMES_MIGHTY,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, BecameMighty)
            and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
        ]  # fmt: skip

    def describe(self) -> str:
        return f"When {self.criteria.describe()} becomes Mighty"
