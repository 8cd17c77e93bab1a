"""Conditions on any player's acts, as in "when a player plays a spell", mostly of battlefields (rules 190.6, 383.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Played
from judge.engine.wording.sentences import with_article

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject


class WhenAPlayerPlays(Condition, frozen=True):
    """When any player plays something of a type; ``here``: where the source is."""

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    card_type: str
    here: bool = False

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Played) and found.thing.card.is_a(self.card_type)
            and (not self.here or found.thing.place == thing.location)
        ]  # fmt: skip

    def describe(self) -> str:
        return f"When a player plays {with_article(self.card_type.lower())}{' here' * self.here}"
