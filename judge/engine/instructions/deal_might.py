"""Damage that units deal as a spell or ability tells them to (rule 417.6.b): each deals its Might."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.deal import DEAL
from judge.engine.outcomes.damage import PendingDamage, deal_together
from judge.engine.state.attribution import of_unit
from judge.engine.state.clauses import About, Verb
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.information import NULL, is_null
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

MARKED_BY = cite("deal.marked-by")  # 142.3.a
DEALT_BY_A_UNIT = cite("deal.by-a-unit")  # 417.6.b.3
RESPONSIBLE = cite("deal.controller-of-the-source")  # 417.6.b.4


class DealMight(Instruction, frozen=True):
    """A unit deals its Might to another; ``to_each_other``: the other deals its Might back at the same time.

    Nothing is dealt if one of the two is gone or no longer a legal target: its Might is null (359.3.e.12).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DEAL, DEALT_BY_A_UNIT, RESPONSIBLE, MARKED_BY, NULL)

    by: Reference
    to: Reference
    to_each_other: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        dealers = yield from objects_of(game, context, self.by)
        struck = yield from objects_of(game, context, self.to)
        if struck and not dealers:
            is_null(game, context, "Might", self.by)
        if self.to_each_other and dealers and not struck:
            is_null(game, context, "Might", self.to)
        if not dealers or not struck:
            return
        one, other = dealers[0], struck[0]
        rules = (DEAL, DEALT_BY_A_UNIT, RESPONSIBLE)
        intents = [PendingDamage(other, one.might, of_unit(one), rules)]
        if self.to_each_other:
            intents.append(PendingDamage(one, other.might, of_unit(other), rules))
        yield from deal_together(game, intents)

    def clauses(self) -> Clauses:
        found = (brings(About.DAMAGE, self.to), clause(Verb.READS, About.MIGHT, self.by))
        if not self.to_each_other:
            return found
        return (*found, brings(About.DAMAGE, self.by), clause(Verb.READS, About.MIGHT, self.to))

    def describe(self) -> str:
        one, other = self.by.describe(), self.to.describe()
        if self.to_each_other:
            return f"{one} and {other} deal damage equal to their Might to each other"
        return f"{one} deals damage equal to its Might to {other}"
