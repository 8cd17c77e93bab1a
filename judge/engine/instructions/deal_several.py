"""Dealing different amounts of damage to several objects at the same time (rule 417)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.deal import DEAL
from judge.engine.outcomes.damage import PendingDamage, deal_together
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import Target
from judge.engine.wording.sentences import listed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

MARKED_BY = cite("deal.marked-by")  # 142.3.a


class DealSeveral(Instruction, frozen=True):
    """Deal each amount to the objects of its reference, all at once; the effect is the source (417.6.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DEAL, MARKED_BY)

    parts: tuple[tuple[int, Reference], ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        origin = of_context(game, context)
        intents: list[PendingDamage] = []
        for amount, reference in self.parts:
            things = yield from objects_of(game, context, reference)
            if things and isinstance(reference, Target):
                context.executed.add(reference.name)
            intents += [PendingDamage(thing, amount, origin, (DEAL,)) for thing in things]
        if intents:
            yield from deal_together(game, intents)

    def clauses(self) -> Clauses:
        return tuple(brings(About.DAMAGE, reference, amount=amount) for amount, reference in self.parts)

    def describe(self) -> str:
        return "deal " + listed([f"{amount} to {reference.describe()}" for amount, reference in self.parts])
