"""Conditions on units becoming Mighty (rule 709)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.conditions import Condition
from judge.engine.abilities.occurrences import BecameMighty
from judge.engine.mighty import BECOMES_MIGHTY, WaitsForMighty

if TYPE_CHECKING:
    from judge.engine.abilities.occurrences import Occurrence
    from judge.engine.criteria import Criteria
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.slugs import Slug


class WhenBecomesMighty(Condition, WaitsForMighty, frozen=True):
    """When the Might of a unit that fits changes from less than 5 to 5 or more."""

    hears: ClassVar[tuple[type, ...]] = (BecameMighty,)

    criteria: Criteria

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BECOMES_MIGHTY,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, BecameMighty)
            and self.criteria.fits(game.state, found.thing, thing.controller, thing.id)
        ]  # fmt: skip

    def describe(self) -> str:
        return f"When {self.criteria.describe()} becomes Mighty"
