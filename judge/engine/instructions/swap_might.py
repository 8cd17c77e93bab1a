"""Swap (rule 433): the lower of two numbers is increased and the higher decreased by their difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.instructions.give_might import take_might
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

SWAP = cite("swap.two-values")  # 433.1
TWO_EFFECTS = cite("swap.two-effects")  # 433.1.a
DIFFERENCE = cite("swap.by-the-difference")  # 433.1.b


TWO = 2
"""As many values are swapped."""


class SwapMight(Instruction, frozen=True):
    """Swap the Might of two units until ``until``: one is increased, the other decreased, by their difference.

    Nothing happens if they are equal (433.1.c) or one of the two is gone. The increase and the decrease are given to
    the units separately, once the difference is known: an effect that replaces a decrease leaves the increase as it is.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (SWAP, TWO_EFFECTS, DIFFERENCE, INCREASE, DECREASE)

    what: Reference
    until: Until = Until.END_OF_TURN

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        units = yield from objects_of(game, context, self.what)
        if len(units) == TWO:
            lower, higher = sorted(units, key=lambda unit: unit.raw_might)
            difference = higher.raw_might - lower.raw_might
            if difference:
                rules = (SWAP, TWO_EFFECTS, DIFFERENCE)
                change_might(game, lower, difference, rules, until=self.until)
                yield from take_might(game, context, higher, difference, None, rules, until=self.until)

    def clauses(self) -> Clauses:
        return (
            brings(About.MIGHT, self.what, more=1),
            brings(About.MIGHT, self.what, more=-1),
            clause(Verb.READS, About.MIGHT, self.what),
        )

    def describe(self) -> str:
        return f"{self.until.value}, swap the Might of {self.what.describe()}"
