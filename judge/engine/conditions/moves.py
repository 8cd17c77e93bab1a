"""Conditions on moves (rules 420, 446) and on showdowns that begin (344)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Moved, ShowdownBegan
from judge.engine.state.zones import battlefield
from judge.engine.wording.circumstances import MOVES, moves_key
from judge.engine.wording.criteria import Where, is_at
from judge.engine.wording.sentences import ordinal
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

MOVE = cite("move.between-locations")  # 420.1
COMPLETE = cite("move.complete")  # 453
SHOWDOWN_BEGINS = cite("showdown.begins")  # 344.2


_TO = {Where.ANYWHERE: "", Where.BATTLEFIELD: " to a battlefield", Where.BASE: " to a base"}


class WhenThisMoves(Condition, frozen=True):
    """When the source moves to such a place, by a Standard Move or by an effect; a recall is no move (456).

    ``nth``: only its nth move of a turn (383.1).
    """

    to: Where = Where.ANYWHERE
    nth: int = 0

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (MOVE, COMPLETE)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Moved) and found.thing.id == thing.id and is_at(found.thing.place, self.to)
            and (not self.nth or game.state.count(MOVES, moves_key(thing)) == self.nth)
        ]  # fmt: skip

    def describe(self) -> str:
        """The condition in our words."""
        move = f"moves{_TO[self.to]}"
        return f"When this {move} for the {ordinal(self.nth)} time in a turn" if self.nth else f"When this {move}"


class WhenShowdownBeginsHere(Condition, frozen=True):
    """When a showdown begins where the source is, also as the first step of a combat (344.1)."""

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (SHOWDOWN_BEGINS,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, ShowdownBegan) and thing.location == battlefield(found.at)
        ]  # fmt: skip

    def describe(self) -> str:
        return "When a showdown begins here"


WHEN_THIS_MOVES = WhenThisMoves()
