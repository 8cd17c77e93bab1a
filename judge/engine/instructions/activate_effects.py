"""Activating conquer effects of units as if their condition had been met (rule 383.4.g)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.occurrences import Scored, Way
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Zone
from judge.engine.targeting.targets import objects_of, place_of
from judge.engine.triggers.triggered import add, ordered, standing
from judge.engine.wording.clause_objects import brings, clause
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Every
    from judge.slugs import Slug

ACTIVATE = cite("triggered.activate-effects")  # 383.4.g
AS_IF = cite("triggered.as-if-the-condition-was-met")  # 383.4.g.1


class ActivateConquerEffects(Instruction, frozen=True):
    """The conquer effects of these units trigger as if their controllers had just conquered the place.

    Nothing is conquered or scored. Other conditions must hold: the battlefield counts as having been controlled.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ACTIVATE, AS_IF)

    of: Every

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        units = yield from objects_of(game, context, self.of)
        place = place_of(game, context)
        if place is None or place.zone is not Zone.BATTLEFIELD:
            return
        source = game.in_any_incarnation(context.source)
        event = game.tell(Happened.ACTIVATED, (ACTIVATE, AS_IF), source, detail=f"conquer effects at {place}")
        players = [player for player in game.state.in_turn_order() if any(unit.controller == player for unit in units)]
        conquests = [Scored(Way.CONQUER, player, place.of, event) for player in players]
        theirs = {unit.id for unit in units}
        ready = [found for found in standing(game, [*conquests]) if found.source in theirs]
        for player in players:
            for found in (yield from ordered(game, player, [one for one in ready if one.controller == player])):
                add(game, found)

    def clauses(self) -> Clauses:
        return (brings(About.TRIGGER, self.of), clause(Verb.READS, About.CONQUER, self.of))

    def describe(self) -> str:
        return f"activate the conquer effects of {self.of.describe()}"
