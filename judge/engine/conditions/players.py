"""Conditions on any player's acts, as in "when a player plays a spell", mostly of battlefields (rules 190.6, 383.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition, while_it_holds
from judge.engine.conditions.occurrences import Played
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.sentences import with_article

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance


class WhenAPlayerPlays(Condition, frozen=True):
    """When any player plays something of a type; ``here``: where the source is.

    ``side``: only players on that side of its controller. ``during`` must hold as it is played.
    """

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    card_type: str
    here: bool = False
    side: Side = Side.ANY
    during: Circumstance | None = None

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Played) and found.thing.card.is_a(self.card_type)
            and (not self.here or found.thing.place == thing.location)
            and is_on(self.side, game.state, found.player, thing.controller)
            and (self.during is None or self.during.holds(game.state, thing.controller, thing))
        ]  # fmt: skip

    def describe(self) -> str:
        what = f"{with_article(self.card_type.lower())}{' here' * self.here}"
        if self.side is Side.FRIENDLY:
            return (
                f"When a friendly {self.card_type.lower()}{' here' * self.here} is played{while_it_holds(self.during)}"
            )
        who = {Side.ANY: "a player plays", Side.ENEMY: "an opponent plays", Side.YOURS: "you play"}[self.side]
        return f"When {who} {what}{while_it_holds(self.during)}"
