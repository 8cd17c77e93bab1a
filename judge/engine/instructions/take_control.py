"""Taking control of permanents (rule 191.3): the player makes all decisions about them from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.borrowed import Borrowed
from judge.engine.abilities.delayed_effects import MADE_BY_EFFECT, begin
from judge.engine.state.clauses import About
from judge.engine.state.control import contest
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

CONTROLLER = cite("control.of-permanents")  # 191.3


class TakeControl(Instruction, frozen=True):
    """Take control of the objects for good; abilities of theirs on the chain stay with their controller (191.4.b).

    Ownership does not change; they go to their owner's zones when they leave the board (056). A unit at a battlefield
    that its new controller does not control contests it, having become present there for that player (190.3.a).
    ``while_this_stays``: only until the source leaves the board, and not at all if it has left already.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CONTROLLER,)

    what: Reference
    while_this_stays: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rule of an effect that outlasts its resolution."""
        return (MADE_BY_EFFECT,) if self.while_this_stays else ()

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        source = game.find(context.source) if context.source is not None else None
        if self.while_this_stays and (source is None or not source.on_board):
            words = "its source is no longer on the board"
            game.tell(Happened.IGNORED, CONTROLLER, game.in_any_incarnation(context.source), detail=words)
            return
        for thing in things:
            if thing.controller != context.you:
                if self.while_this_stays:
                    begin(game, context, Borrowed(thing.controller), (CONTROLLER,), subject=thing, until=Until.FOREVER)
                taken = game.update(thing, controller=context.you)
                contest(game, taken, game.tell(Happened.CONTROL_TAKEN, CONTROLLER, taken, who=context.you))

    def clauses(self) -> Clauses:
        return (brings(About.CONTROL, self.what, more=1),)

    def describe(self) -> str:
        until = " until this leaves the board" if self.while_this_stays else ""
        return f"take control of {self.what.describe()}{until}"


class LoseControl(Instruction, frozen=True):
    """Return control of the objects to their owners; objects that you do not control are left as they are."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CONTROLLER,)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            if thing.controller == context.you and thing.owner != context.you:
                lost = game.update(thing, controller=thing.owner)
                game.tell(Happened.CONTROL_LOST, CONTROLLER, lost, who=context.you, detail=thing.label)

    def clauses(self) -> Clauses:
        return (brings(About.CONTROL, self.what, more=-1),)

    def describe(self) -> str:
        return f"lose control of {self.what.describe()}"
