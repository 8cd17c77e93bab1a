"""Stun (rule 423): until the turn ends, a unit does not contribute to its side's combat damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.instead_when_chosen import ReplaceableAction, is_replaced
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

STUN = cite("stun.stunned")  # 423.1
ONCE = cite("stun.not-again")  # 423.1.a.1


class Stun(Instruction, frozen=True):
    """Stun the objects; a stunned unit is not stunned again (423.1.a.1), so nothing can replace that."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ONCE, STUN)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        stunned: list[Occurrence] = []
        for thing in (yield from objects_of(game, context, self.what)):
            if not thing.is_unit:
                continue
            if thing.stunned:
                game.tell(Happened.NEGATED, ONCE, thing, detail="it is stunned already")
            elif not (yield from is_replaced(game, context, thing, ReplaceableAction.STUN)):
                now = game.update(thing, stunned=True)
                event = game.tell(Happened.STUNNED, STUN, thing, who=context.you)
                stunned.append(Done(Deed.STUN, context.you, now, event))
        if stunned:
            yield from trigger(game, stunned)

    def clauses(self) -> Clauses:
        return (brings(About.STUN, self.what),)

    def describe(self) -> str:
        return f"stun {self.what.describe()}"
