"""Instructions that create delayed triggers (rules 390.2, 391, 392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import make
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.state.clauses import About, Verb
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.turn import Phase
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.references import THERE, YOU, Chosen
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.instruction import Instruction as AnInstruction
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

DELAYED_TRIGGER = cite("delayed.trigger")  # 390.2
MADE_BY_EFFECT = cite("delayed.made-by-an-effect")  # 392
DELAYED_LINKED = cite("delayed.linked-to-an-object")  # 390.5
NOTED_BY_LINK = cite("information.noted-by-the-linked-trigger")  # 359.3.f.3.b
OVER_ALREADY = cite("delayed.over-already")  # 359.3.e.16


class AtEndOfThisTurn(Instruction, frozen=True):
    """At the end of this turn, a triggered ability performs ``effect``; its choices are made then (355.5.b).

    ``about`` names the target of an earlier instruction, which is ``TriggeringObject()`` in the effect (390.5); if that
    was no legal target, there is no trigger. If the Ending Step has begun already, nothing happens (359.3.e.16).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (OVER_ALREADY, DELAYED_LINKED, DELAYED_TRIGGER, MADE_BY_EFFECT)

    effect: tuple[AnInstruction, ...]
    about: str = ""

    chooses_later: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        assert context.source is not None
        source = game.state.objects[context.source.card]
        about = (yield from objects_of(game, context, Chosen(self.about))) if self.about else []
        if self.about and not about:
            return
        if game.state.turn.phase is Phase.ENDING and game.state.turn.begun:
            game.tell(Happened.IGNORED, OVER_ALREADY, source, detail="the end of this turn has come already")
            return
        linked = (DELAYED_LINKED,) if about else ()
        wait(game, context, Triggered(AtTime(Moment.END_OF_TURN, of_any=True), self.effect), "the end of this turn",
             (DELAYED_TRIGGER, *linked), captured=about[0].id if about else None)  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.LISTENS, About.TURN_END),)

    def describe(self) -> str:
        return f"at the end of this turn, {describe_clauses(self.effect)}"


class AtNextMainPhase(Instruction, frozen=True):
    """At the start of your next Main Phase, a triggered ability performs ``effect``; ``may``: you may decline it.

    "This battlefield" in the effect is the battlefield whose scoring met the condition of the ability that creates this
    one, captured at that time (359.3.f.3.b).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (NOTED_BY_LINK, DELAYED_TRIGGER, MADE_BY_EFFECT)

    effect: tuple[AnInstruction, ...]
    may: bool = False

    chooses_later: ClassVar[bool] = True
    refers_to_there: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        there = context.item.place_called(THERE) if context.item is not None else None
        ability = Triggered(AtTime(Moment.START_OF_MAIN_PHASE), self.effect, may=self.may)
        linked = (NOTED_BY_LINK,) if there is not None else ()
        wait(game, context, ability, "the start of the next Main Phase", (DELAYED_TRIGGER, *linked),
             until=Until.USED_UP, there=there)  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.LISTENS, About.TURN_START, YOU),)

    def describe(self) -> str:
        may = "you may " if self.may else ""
        return f"at the start of your next Main Phase, {may}{describe_clauses(self.effect)}"


def wait(
    game: Game, context: EffectContext, ability: Triggered, what: str, rules: tuple[Slug, ...], *,
    until: Until = Until.END_OF_TURN, captured: ObjectId | None = None, there: Place | None = None, once: bool = True,
) -> None:  # fmt: skip
    """Put a delayed trigger into force, with the object and the place that it refers to (390.2, 392)."""
    assert context.source is not None
    source = game.state.objects[context.source.card]
    event = game.tell(
        Happened.EFFECT_BEGUN, (*rules, MADE_BY_EFFECT), source, detail=f"{source.label} waits for {what}"
    )
    name = f"{source.label}'s delayed trigger"
    make(
        game,
        Delayed(
            game.new_id(),
            ability,
            context.you,
            context.source,
            name,
            event,
            until,
            once=once,
            captured=captured,
            there=there,
        ),
    )
