"""Kill (rule 428): a permanent goes from the board to the trash."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import older_ruling
from judge.engine.outcomes.deaths import die_together
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import can_pick, objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Reference, Target, This, TriggeringObject
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

KILL_INSTRUCTION = cite("kill.instruction")  # 428.1.a.1
COST_STILL_PAID = cite("costs.replaced-still-paid")  # 357.2.a


KILLED_ALL_THE_SAME = older_ruling(
    "killed-by-a-trigger-after-it-was-saved",
    "If a unit is saved from its damage, does a trigger that kills it for being dealt that damage still kill it?",
    "Yes, the trigger is on the chain since the damage was dealt, and the saved unit is the same object (383.2.c, 124)",
    "they have it saved from both",
)


class Kill(Instruction, frozen=True):
    """Kill the objects, all at the same time."""

    performed_by: ClassVar[tuple[Slug, ...]] = (KILL_INSTRUCTION, COST_STILL_PAID)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        if not things:
            return
        self._note_saved(game, context, things)
        name = self.what.name if isinstance(self.what, Target | Chosen | Pick) else "this"
        origin = of_context(game, context)
        attributed = {thing.id.card: (origin,) for thing in things}
        deaths = yield from die_together(
            game, things, KILL_INSTRUCTION, applied=context.replacements, attributed_to=attributed
        )
        for death in deaths:
            if context.paying:
                context.given[name] = death.thing
            if death.happened:
                context.killed[name] = death.thing
            else:
                context.spared_by[name] = death.event
                if context.paying:
                    game.tell(
                        Happened.COST_PAID, COST_STILL_PAID, game.state.objects.get(context.source.card)
                        if context.source is not None else None, who=context.you, causes=(death.event,),
                        detail=f"the kill of {death.thing.label}, although its death was replaced,",
                    )  # fmt: skip

    def _note_saved(self, game: Game, context: EffectContext, things: list[GameObject]) -> None:
        """Record where something is killed by a trigger that it was saved from dying since."""
        if not isinstance(self.what, TriggeringObject) or context.item is None:
            return
        since = context.item.begun_by
        if any((game.latest_about(thing.id, Happened.WOULD_DIE) or 0) > since for thing in things):
            record_doubt(game, KILLED_ALL_THE_SAME)

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether everything is there: as a cost, only what is there can be killed (203.3)."""
        if isinstance(self.what, This):
            source = game.find(context.source) if context.source is not None else None
            return source is not None and source.on_board
        return not isinstance(self.what, Pick) or can_pick(game, context, self.what)

    def clauses(self) -> Clauses:
        return (brings(About.DIE, self.what),)

    def describe(self) -> str:
        return f"kill {self.what.describe()}"
