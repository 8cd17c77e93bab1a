"""Killing that the defender of a combat must do (rules 355.10.f, 428.1.a.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.outcomes.deaths import die_together
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About, reads_them
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.criteria import Where, a_unit, a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

KILL_INSTRUCTION = cite("kill.instruction")  # 428.1.a.1
MUST = cite("targets.must-do")  # 355.10.f


class DefenderKillsHere(Instruction, frozen=True):
    """The defender must kill one of their units where the source is, picked as this is performed."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MUST, KILL_INSTRUCTION)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        combat = game.state.combat
        source = game.find(context.source) if context.source is not None else None
        if combat is None or source is None or source.place.of != combat.at:
            return
        theirs = a_unit_of_yours(where=Where.BATTLEFIELD)
        options = [
            thing for thing in game.state.on_board
            if theirs.matches(game.state, thing, combat.defender, None) and thing.place == source.place
        ]  # fmt: skip
        if not options:
            return
        named = tuple(Option(thing.label, f"{thing.label} ({thing.place})", thing.label) for thing in options)
        answer = yield from ask(
            Decision(Kind.PICK, combat.defender, "pick", MUST, f"kill one of your units for {context.name}", named,
                     source=context.name)
        )  # fmt: skip
        chosen = next(thing for thing in options if thing.label == answer[0])
        game.tell(Happened.CHOSEN, MUST, chosen, who=combat.defender, detail=f"to be killed for {context.name}")
        attributed = {chosen.id.card: (of_context(game, context, responsible=combat.defender),)}
        yield from die_together(
            game, [chosen], KILL_INSTRUCTION, applied=context.replacements, attributed_to=attributed
        )

    def clauses(self) -> Clauses:
        return (brings(About.DIE, Pick(a_unit(where=Where.BATTLEFIELD))), reads_them(About.COMBAT))

    def describe(self) -> str:
        return "the defender must kill one of their units here"
