"""Exhaust (rule 414): an object is marked as spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.costs.exhausting import EXHAUST, EXHAUSTED_ALREADY, exhaust
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of, picks
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Target, This

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug


class Exhaust(Instruction, frozen=True):
    """Exhaust the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (EXHAUST, EXHAUSTED_ALREADY)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            if thing.exhausted and isinstance(self.what, Target | Chosen):
                game.tell(Happened.NEGATED, EXHAUSTED_ALREADY, thing, detail="it is exhausted already")
            exhaust(game, thing, EXHAUST)
            if context.paying and isinstance(self.what, Pick):
                context.given[self.what.name] = thing

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether everything is ready: as a cost, only ready objects can be exhausted."""
        if isinstance(self.what, Pick):
            return any(not thing.exhausted for thing in picks(game, context, self.what))
        if not isinstance(self.what, This):
            return True
        found = game.find(context.source) if context.source is not None else None
        return found is not None and not found.exhausted

    def clauses(self) -> Clauses:
        return (brings(About.EXHAUST, self.what),)

    def describe(self) -> str:
        return f"exhaust {self.what.describe()}"
