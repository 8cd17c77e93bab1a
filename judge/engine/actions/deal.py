"""Deal (rule 417): damage is marked on units."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.outcomes.damage import PendingDamage, deal_together
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.amounts import CountOf, MightOf, words
from judge.engine.targeting.information import read
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import Chosen, Target, This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.targeting.amounts import Amount
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

MARKED_BY = cite("deal.marked-by")  # 142.3.a
DEAL = cite("deal.mark-damage")  # 417.1.b


class Deal(Instruction, frozen=True):
    """Deal ``amount`` damage to each of the objects; the effect is the source (417.6.a).

    ``bonus`` is Bonus Damage that its own text gives it (713).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DEAL, MARKED_BY)

    amount: int | Amount
    to: Reference
    bonus: Amount | None = None

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.to)
        if not things:
            return
        amount = yield from read(self.amount, game, context)
        if amount is None:
            return
        origin = of_context(game, context)
        more = (yield from self.bonus.value(game, context)) if self.bonus is not None else None
        yield from deal_together(
            game, [PendingDamage(thing, amount, origin, (DEAL,), own_bonus=more or 0) for thing in things]
        )

    def clauses(self) -> Clauses:
        return (brings(About.DAMAGE, self.to, amount=self.amount),)

    def describe(self) -> str:
        more = f", with Bonus Damage equal to {self.bonus.describe()}" if self.bonus is not None else ""
        if isinstance(self.amount, int):
            return f"deal {self.amount} to {self.to.describe()}{more}"
        if isinstance(self.amount, CountOf):
            return f"deal {self.amount.times} to {self.to.describe()} {self.amount.describe()}"
        if isinstance(self.to, Target) and getattr(self.amount, "what", None) == Chosen(self.to.name):
            same = words(self.amount).replace(Chosen(self.to.name).describe(), "it")
            return f"deal damage to {self.to.describe()} equal to {same}"
        own = isinstance(self.amount, MightOf) and self.amount.what == This()
        return f"deal damage equal to {'its Might' if own else words(self.amount)} to {self.to.describe()}"
