"""Moves by a spell or ability (rules 355.4, 420, 446-453)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.actions.movement import move_together
from judge.engine.costs.applied_costs import pay_to_move
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import base
from judge.engine.targeting.targets import UNAFFECTED, objects_of
from judge.engine.wording.references import THERE, is_several
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.engine.wording.references import Destination, Reference
    from judge.slugs import Slug

MOVE = cite("move.origin-to-destination")  # 447


class ToBase(Struct, frozen=True):
    """The base of the unit's controller."""

    def describe(self) -> str:
        return "its base"


class ToThere(Struct, frozen=True):
    """The battlefield captured by the trigger."""

    def describe(self) -> str:
        return "that battlefield"


TO_BASE = ToBase()
TO_THERE = ToThere()


class Move(Instruction, frozen=True):
    """Move units without exhausting them; a unit that is there already does not move (355.4.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (UNAFFECTED, MOVE)

    what: Reference
    to: Destination | ToBase | ToThere

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        moves = []
        for thing in things:
            place = self._place(game, context, thing)
            if thing.is_unit and place is not None and place != thing.place:
                moves.append((thing, place))
        if len(moves) > 1:
            moves = yield from pay_to_move(game, context.you, moves, by_effect=True)
        if moves:
            yield from move_together(game, context.you, moves)

    def _place(self, game: Game, context: EffectContext, thing: GameObject) -> Place | None:
        if isinstance(self.to, ToBase):
            return base(thing.controller)
        if isinstance(self.to, ToThere):
            return context.item.place_called(THERE) if context.item is not None else None
        place = context.item.place_called(self.to.name) if context.item is not None else None
        if place is not None and self.to.yours and game.state.battlefields[place.of].controller != context.you:
            game.tell(Happened.IGNORED, UNAFFECTED, thing, detail=f"{place} is no longer under {context.you}'s control")
            return None
        return place

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MOVE),)

    def describe(self) -> str:
        to = "their bases" if is_several(self.what) and isinstance(self.to, ToBase) else self.to.describe()
        return f"move {self.what.describe()} to {to}"
