"""Units that trade places (rules 446-447): each moves to the location of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.movement import move_together
from judge.engine.state.clauses import About
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.information import NULL, is_null
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

MOVE = cite("move.origin-to-destination")  # 447


class SwapPlaces(Instruction, frozen=True):
    """Move each of two units to the location of the other. These are moves by an effect, so nothing is exhausted.

    If one is gone or no longer a legal target, there is no location to move to and nothing happens (359.3.e.12).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MOVE, NULL)

    one: Reference
    other: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        first = yield from objects_of(game, context, self.one)
        second = yield from objects_of(game, context, self.other)
        if not first or not second:
            for there, gone in ((second, self.one), (first, self.other)):
                if there:
                    is_null(game, context, "location", gone)
            return
        if first[0].place == second[0].place:
            return
        trades = ((first[0], second[0].place), (second[0], first[0].place))
        yield from move_together(game, context.you, list(trades))

    def clauses(self) -> Clauses:
        return (brings(About.MOVE, self.one), brings(About.MOVE, self.other))

    def describe(self) -> str:
        return f"move {self.one.describe()} to the location of {self.other.describe()}, and that one to where it was"
