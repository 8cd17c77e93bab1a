"""Instructions whose text can be read in several ways, of which nothing official says which one is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.instruction import Instruction
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_clauses

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.targeting.amounts import Amount
    from judge.engine.wording.circumstances import Circumstance


class RestsOn(Instruction, frozen=True):
    """Perform ``then``; while ``when`` holds, record that this depends on an open question.

    If ``amount`` is given, this is recorded only if its value is at least ``at_least``.
    """

    without_rule: ClassVar[str] = "performs what stands inside it"

    speaks_for: ClassVar[tuple[str, ...]] = ("when", "amount")

    doubt: Doubt
    then: tuple[Instruction, ...]
    when: Circumstance | None = None
    amount: Amount | None = None
    at_least: int = 2

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        here = game.find(context.source) if context.source is not None else None
        amount = (yield from self.amount.value(game, context)) if self.amount is not None else self.at_least
        if (amount or 0) >= self.at_least and (self.when is None or self.when.holds(game.state, context.you, here)):
            record_doubt(game, self.doubt)
        yield from perform_all(self.then, game, context)

    def possible(self, game: Game, context: EffectContext) -> bool:
        return all(part.possible(game, context) for part in self.then)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return describe_clauses(self.then)
