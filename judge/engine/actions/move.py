"""Moves by a spell or ability (rules 355.4, 420, 446-453)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.doubts import open_question
from judge.engine.actions.movement import move_together
from judge.engine.costs.applied_costs import pay_to_move
from judge.engine.layers.attachment import detach
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Zone, base
from judge.engine.targeting.illegal_targets import UNAFFECTED
from judge.engine.targeting.targets import objects_of, place_of
from judge.engine.wording.clause_objects import brings, clause
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.locations import ZONES
from judge.engine.wording.references import THERE, Chosen, Destination, Target, is_several
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

MOVE = cite("move.origin-to-destination")  # 447
READ_NOW = cite("information.read-on-execution")  # 359.3.f.2

NO_LONGER_SUCH_A_PLACE = open_question(
    "destination-that-no-longer-fits",
    "Does a unit move to the chosen place if that place no longer fits the text?",
    "it does not move",
)


class ToBase(Struct, frozen=True):
    """The base of the unit's controller."""

    def describe(self) -> str:
        return "its base"


WITH_WHAT_IS_GONE = open_question(
    "moved-with-a-unit-that-is-gone",
    "Is a unit moved with another one that is not there any more?",
    "yes, it moves to where the other one had moved",
    "it stays where it is, as there is nothing to be moved with",
)


class ToThere(Struct, frozen=True):
    """The place captured by the trigger; ``with_it``: it is where the unit that it is moved with has moved.

    Unclear: whether the unit is moved if the other one is not there as that is performed. Where that one moved is part
    of what triggered it, and known whatever has become of the unit (359.3.f.3; faq@vendetta on Akali). The text can
    also be read to need the unit itself.
    """

    with_it: bool = False

    def describe(self) -> str:
        return "that place" if self.with_it else "that battlefield"


class ToHere(Struct, frozen=True):
    """Where the source is as the instruction is performed (359.3.f.2); ``battlefield``: only if that is one."""

    battlefield: bool = False

    def describe(self) -> str:
        return "this battlefield" if self.battlefield else "here"


class ToPlaceOf(Struct, frozen=True):
    """Where something is as the instruction is performed (359.3.f.2): a unit, or a battlefield."""

    what: Reference

    def describe(self) -> str:
        what = self.what.describe()
        return what if what.endswith("battlefield") else f"the location of {what}"


class ToPlaceOfGiven(Struct, frozen=True):
    """Where the unit is now that a cost was paid with; that the cost calls so."""

    given_up: str

    def describe(self) -> str:
        return f"the location of that {self.given_up}"


class ToTheSame(Struct, frozen=True):
    """The place chosen earlier under this name, for another unit."""

    name: str = "destination"

    def describe(self) -> str:
        return "the same battlefield"


class ToYourBase(Struct, frozen=True):
    """Your base, whoever controls what moves there."""

    def describe(self) -> str:
        return "your base"


TO_BASE = ToBase()
TO_THERE = ToThere()
TO_HERE = ToHere()
TO_THIS_BATTLEFIELD = ToHere(battlefield=True)

Route = Destination | ToBase | ToThere | ToHere | ToPlaceOf | ToPlaceOfGiven | ToTheSame | ToYourBase


class Move(Instruction, frozen=True):
    """Move units without exhausting them; a unit that is there already does not move (355.4.a).

    Unclear: whether a unit moves to a place chosen as one of a certain kind that is not of that kind any more. The kind
    restricts the move (355.10.b), so it does not.
    """

    what: Reference
    to: Route

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of a move, and of a battlefield that is looked for as it is performed."""
        looks = isinstance(self.to, ToHere) and self.to.battlefield
        return (UNAFFECTED, MOVE, *((READ_NOW,) if looks else ()))

    @property
    def refers_to_there(self) -> bool:  # type: ignore[override]
        """Whether it moves something to the place that met the condition of its trigger."""
        return isinstance(self.to, ToThere)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what)
        others = (yield from objects_of(game, context, self.to.what)) if isinstance(self.to, ToPlaceOf) else []
        moves = []
        for thing in things:
            place = others[0].location if others else self._place(game, context, thing)
            if isinstance(self.to, ToYourBase) and not thing.is_unit and place is not None:
                self._move_gear(game, thing, place)
            elif thing.is_unit and place is not None and place != thing.place:
                moves.append((thing, place))
        if len(moves) > 1:
            moves = yield from pay_to_move(game, context.you, moves, by_effect=True)
        if moves:
            yield from move_together(game, context.you, moves)
            if isinstance(self.what, Target | Chosen):
                moved = [thing for thing, _ in moves if game.state.objects[thing.id.card].place != thing.place]
                context.left.update((self.what.name, thing.place) for thing in moved)

    @staticmethod
    def _move_gear(game: Game, thing: GameObject, place: Place) -> None:
        """Move a gear, which is detached by that (435.4)."""
        detach(game, thing)
        now = game.state.objects[thing.id.card]
        if now.place != place:
            game.tell(Happened.MOVED, MOVE, game.put(now, place), detail=str(place))

    def _place(self, game: Game, context: EffectContext, thing: GameObject) -> Place | None:
        to, item = self.to, context.item
        if isinstance(to, ToBase | ToYourBase):
            return base(thing.controller if isinstance(to, ToBase) else context.you)
        if isinstance(to, ToHere):
            return self._here(game, context, to)
        if isinstance(to, ToThere):
            place = item.place_called(THERE) if item is not None else None
            if to.with_it and item is not None and place not in {None, thing.place}:
                moved = [game.find(which) for name, which in item.ability.captured if name == "it"]
                if not any(one is not None and one.location == place for one in moved):
                    record_doubt(game, WITH_WHAT_IS_GONE)
            return place
        if isinstance(to, ToTheSame):
            return item.place_called(to.name) if item is not None else None
        if isinstance(to, ToPlaceOfGiven):
            given = item.given_up(to.given_up) if item is not None else None
            found = game.find(given.id) if given is not None else None
            return found.place if found is not None and found.on_board else None
        return self._chosen_place(game, context, thing, to) if isinstance(to, Destination) else None

    @staticmethod
    def _here(game: Game, context: EffectContext, to: ToHere) -> Place | None:
        place = place_of(game, context)
        if to.battlefield and place is not None and place.zone is not Zone.BATTLEFIELD:
            source = game.in_any_incarnation(context.source)
            game.tell(Happened.IGNORED, READ_NOW, source, detail="it is at no battlefield")
            return None
        return place

    @staticmethod
    def _chosen_place(game: Game, context: EffectContext, thing: GameObject, to: Destination) -> Place | None:
        place = context.item.place_called(to.name) if context.item is not None else None
        if place is None:
            return None
        if to.yours and game.state.battlefields[place.of].controller != context.you:
            game.tell(Happened.IGNORED, UNAFFECTED, thing, detail=f"{place} is no longer under {context.you}'s control")
            return None
        if to.kind is not None and not to.kind.fits(game.state, place, context.you, thing):
            record_doubt(game, NO_LONGER_SUCH_A_PLACE)
            game.tell(Happened.IGNORED, UNAFFECTED, thing, detail=f"{place} is no longer {to.kind.describe()}")
            return None
        if to.only_if is not None and not to.only_if.fits(game.state, place, context.you, thing):
            game.tell(Happened.IGNORED, MOVE, thing, detail=f"{place} is not {to.only_if.describe()}")
            return None
        return place

    def clauses(self) -> Clauses:
        to = self.to
        zone = Zone.BASE if isinstance(to, ToBase | ToYourBase) else None
        if isinstance(to, Destination):
            zone = Zone.BATTLEFIELD if to.yours else ZONES.get(to.where)
        found = brings(About.MOVE, self.what, zone=zone)
        return (found, clause(Verb.READS, About.PLACE, to.what)) if isinstance(to, ToPlaceOf) else (found,)

    def describe(self) -> str:
        to = "their bases" if is_several(self.what) and isinstance(self.to, ToBase) else self.to.describe()
        return f"move {self.what.describe()} to {to}"
