"""Returning permanents to their owner's hand (rules 056, 124); if played again, they are new objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.facedown import show_facedown
from judge.engine.actions.tokens_leaving import CEASES, ceases
from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import hand
from judge.engine.targeting.instead_when_chosen import ReplaceableAction, is_replaced
from judge.engine.targeting.targets import objects_of, picks
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen, Reference, Target, is_several
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

OWNERS_HAND = cite("return-to-hand.owners-hand")  # 056
NEW_OBJECT = cite("return-to-hand.new-object")  # 124


class ReturnToHand(Instruction, frozen=True):
    """Return the objects to their owners' hands."""

    performed_by: ClassVar[tuple[Slug, ...]] = (OWNERS_HAND, NEW_OBJECT, CEASES)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        returned: list[Occurrence] = []
        for thing in (yield from objects_of(game, context, self.what)):
            if (yield from is_replaced(game, context, thing, ReplaceableAction.RETURN)):
                continue
            event = return_to_hand(game, thing)
            if thing.on_board:
                returned.append(Done(Deed.RETURN, thing.owner, thing, event))
            if isinstance(self.what, Target | Chosen | Pick):
                context.done.add(self.what.name)
        if returned:
            yield from trigger(game, returned)

    def possible(self, game: Game, context: EffectContext) -> bool:
        return not isinstance(self.what, Pick) or bool(picks(game, context, self.what))

    def clauses(self) -> Clauses:
        return (brings(About.RETURN, self.what),)

    def describe(self) -> str:
        where = "their owners' hands" if is_several(self.what) else "its owner's hand"
        if isinstance(self.what, Target) and isinstance(self.what.criteria, CardsIn):
            where = "your hand"
        return f"return {self.what.describe()} to {where}"


def return_to_hand(game: Game, thing: GameObject) -> int:
    """Put an object into its owner's hand; a token ceases to exist (186.1). Returns the event."""
    home = hand(thing.owner)
    show_facedown(game, thing)
    moved = game.put(thing, home)
    event = game.tell(Happened.RETURNED, (OWNERS_HAND, NEW_OBJECT), moved, detail=str(home))
    ceases(game, moved, event)
    return event
