"""Double (rule 432): a number is increased by its current value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.layers.change_might import DECREASE, INCREASE, change_might
from judge.engine.state.clauses import About, Verb
from judge.engine.state.delayed import Until
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings, clause
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

DOUBLE = cite("double.by-its-current-value")  # 432.1
THAT_AMOUNT = cite("double.that-amount-stays")  # 432.1.a
NO_NEGATIVE_INCREASE = cite("might.no-negative-increase")  # 477.3.c


class DoubleMight(Instruction, frozen=True):
    """Increase the Might of the objects by their current Might, until ``until``.

    The amount is fixed when this is performed; Might below zero is increased by nothing (477.3.c).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DOUBLE, THAT_AMOUNT, NO_NEGATIVE_INCREASE, INCREASE, DECREASE)

    what: Reference
    until: Until = Until.END_OF_TURN

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            now = thing.raw_might
            rules = (DOUBLE, THAT_AMOUNT) if now >= 0 else (DOUBLE, NO_NEGATIVE_INCREASE)
            change_might(game, thing, max(0, now), rules, until=self.until)

    def clauses(self) -> Clauses:
        return (brings(About.MIGHT, self.what, more=1), clause(Verb.READS, About.MIGHT, self.what))

    def describe(self) -> str:
        return f"{self.until.value}, double the Might of {self.what.describe()}"
