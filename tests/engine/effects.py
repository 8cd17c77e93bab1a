"""Instructions that only tests need: what they do stands in no modelled card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.control import contest
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.engine.wording.references import Reference


class Relocate(Instruction, frozen=True):
    """Put what the reference names at a place of the board."""

    what: Reference
    place: Place

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            moved = game.put(thing, self.place)
            contest(game, moved, 0)

    def describe(self) -> str:
        return f"Put at {self.place}: {self.what.describe()}"


class GiveControl(Instruction, frozen=True):
    """Give a player control of the objects."""

    what: Reference
    player: str

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            game.update(thing, controller=self.player)

    def describe(self) -> str:
        return f"{self.player} controls: {self.what.describe()}"
