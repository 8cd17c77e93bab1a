"""Where units can move to (rules 144.4, 355.4.a, 447.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.adds_battlefield import open_from_battlefields
from judge.engine.abilities.no_moves import may_forbid_moves, move_forbidden_by
from judge.engine.abilities.open_battlefields import _what_closes, is_open_to
from judge.engine.keywords.ganking import further_battlefields
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.clauses import About, reads_them
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.state.procedure import ask
from judge.engine.state.zones import Zone, base, battlefield
from judge.engine.wording.criteria import Where
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import choices, targets
from judge.engine.wording.references import THERE, Destination, Every
from judge.engine.wording.requirement import Requirement
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target

DESTINATION = cite("targets.move-destination")  # 355.4
VALID_DESTINATION = cite("targets.valid-destination")  # 355.4.a


A_BATTLEFIELD = Destination(where=Where.BATTLEFIELD)


def destinations(game: Game, thing: GameObject) -> list[Place]:
    """The destinations of a unit's Standard Move: from base to battlefields, from a battlefield to the base (144.4).

    Ganking and texts of battlefields add destinations; a text can also forbid the way to the base.
    """
    fields = [battlefield(name) for name in sorted(game.state.battlefields) if is_open_to(game, thing.controller, name)]
    if thing.place.zone is Zone.BASE:
        return _allowed(game, thing, fields)
    further = further_battlefields(thing, fields)
    further += [place for place in open_from_battlefields(game, thing, fields) if place not in further]
    return _allowed(game, thing, [base(thing.controller), *further])


def _allowed(game: Game, thing: GameObject, places: list[Place]) -> list[Place]:
    """The places to which no text keeps a unit from moving by its Standard Move."""
    if not may_forbid_moves(game):
        return places
    return [place for place in places if move_forbidden_by(game, thing, place, thing.controller) is None]


def effect_destinations(game: Game, thing: GameObject, wanted: Destination, you: str = "") -> list[Place]:
    """The places to which a spell or ability of ``you`` can move a unit: permitted ones but its own (355.4.a)."""
    where = Where.BASE if wanted.to_or_from_base and thing.place.zone is not Zone.BASE else wanted.where
    fields = [battlefield(name) for name in sorted(game.state.battlefields) if is_open_to(game, thing.controller, name)]
    places = [] if where is Where.BATTLEFIELD else [base(thing.controller)]
    places += [] if where is Where.BASE else fields
    kind, state = wanted.kind, game.state
    return [
        place for place in places
        if place != thing.place and (kind is None or kind.fits(state, place, you or thing.controller, thing))
    ]  # fmt: skip


def can_go_somewhere(game: Game, thing: GameObject, effect: tuple[Instruction, ...], name: str, you: str = "") -> bool:
    """Whether a unit chosen as the target called ``name`` has a destination, if the effect moves that target."""
    return all(
        wanted.yours or wanted.of != name or effect_destinations(game, thing, wanted, you)
        for wanted in choices(effect) if isinstance(wanted, Destination)
    )  # fmt: skip


@cached_by_value
def moved_targets(effect: tuple[Instruction, ...]) -> tuple[Target, ...]:
    """The targets that must be chosen and are moved to a destination that is chosen for them."""
    moved = {found.of for found in choices(effect) if isinstance(found, Destination) and not found.yours}
    return tuple(target for target in targets(effect) if target.at_least and target.name in moved)


def battlefields_to_arrive_at(game: Game, thing: GameObject, you: str, at: Place | None) -> list[Place]:
    """The battlefields controlled by ``you`` that a unit can move to; for a hidden card, only the one it is bound to.

    The unit itself is elsewhere according to the text, so the bond does not apply to it (811.1.d.2).
    """
    return [
        place for place in effect_destinations(game, thing, A_BATTLEFIELD)
        if game.state.battlefields[place.of].controller == you and (at is None or place == at)
    ]  # fmt: skip


def can_arrive(game: Game, thing: GameObject, place: Place) -> bool:
    """Whether a unit may be present at a place: its base, or a battlefield that is open to it (107.1.c, 447.2)."""
    if place.zone is Zone.BASE:
        return place == base(thing.controller)
    return place.zone is Zone.BATTLEFIELD and is_open_to(game, thing.controller, place.of)


class CanMoveThere(Requirement, frozen=True):
    """It is to move to the place that the trigger is about, or to where the source is: it is elsewhere (355.4.a)."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    here: bool = False

    def _place(self, state: GameState, by: Chooser) -> Place | None:
        if not self.here:
            return by.place_called(THERE)
        mine = state.find(by.source) if by.source is not None else None
        return by.here or (mine.location if mine is not None and mine.on_board else None)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        place = self._place(state, by)
        return place is not None and place != thing.place

    def fits_when_chosen(self, game: Game, thing: GameObject, by: Chooser) -> bool:
        place = self._place(game.state, by)
        return place is not None and can_arrive(game, thing, place)

    def reaches_beyond(self, state: GameState, by: Chooser) -> bool:
        return self._place(state, by) == by.at


class MovesToYourBattlefield(Requirement, frozen=True):
    """It is to move to a battlefield of yours that is chosen along with it, so that it is somewhere else."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def fits_when_chosen(self, game: Game, thing: GameObject, by: Chooser) -> bool:
        return bool(battlefields_to_arrive_at(game, thing, by.you, by.at))

    def fits_on_resolution(self, thing: GameObject, by: Chooser) -> bool:
        return all(place != thing.place for _, place in by.places)

    def reaches_beyond(self, state: GameState, by: Chooser) -> bool:  # noqa: ARG002
        return True


def moved_to(game: Game, item: ChainItem, wanted: Destination) -> tuple[GameObject, ...]:
    """What moves to a destination: the targets of that name, or the source."""
    which = item.chosen(wanted.of) if wanted.of else (item.object,)
    return tuple(thing for one in which if (thing := game.find(one)) is not None)


def places_for_all(
    game: Game, item: ChainItem, wanted: Destination, things: tuple[GameObject, ...] = ()
) -> list[Place]:
    """The destinations that everything moved by an item can share; ``things`` replaces what was chosen."""
    moving = things or moved_to(game, item, wanted)
    if not moving:
        return []
    if wanted.yours:
        return battlefields_to_arrive_at(game, moving[0], item.controller, item.bound_to)
    return [
        place for place in effect_destinations(game, moving[0], wanted, item.controller)
        if all(place in effect_destinations(game, thing, wanted, item.controller) for thing in moving)
    ]  # fmt: skip


WHERE_IT_CANNOT_GO = open_question(
    "battlefield-that-a-unit-cannot-move-to",
    "Can the battlefield of Stormbringer be one that its unit cannot move to?",
    "it is one that the unit can move to",
)


def choose_destination(game: Game, item: ChainItem, wanted: Destination) -> Procedure[ChainItem | None]:
    """Rule 355.4: choose the destination of a move's targets; None if no place is possible for all of them.

    Unclear: a battlefield that other instructions refer to as well is chosen like a target, and could be one that the
    unit cannot move to; here it must be one that it can move to.
    """
    moving = moved_to(game, item, wanted)
    if not moving:
        return item
    places = places_for_all(game, item, wanted)
    if not places:
        return None
    options = tuple(Option(str(place), str(place)) for place in places)
    prompt = f"choose where {' and '.join(thing.label for thing in moving)} move{'s' * (len(moving) == 1)} to"
    answer = yield from ask(
        Decision(Kind.PICK, item.controller, "destination", DESTINATION, prompt, options, source=item.label)
    )
    place = next(place for place in places if str(place) == answer[0])
    item = item.choosing(places=(*item.choices.places, (wanted.name, place)))
    game.set_item(item)
    closed = _what_closes(game, moving[0].controller)
    if closed and any(isinstance(part, Every) and part.at_chosen == wanted.name for part in walk(item.effect)):
        record_doubt(game, WHERE_IT_CANNOT_GO)
    for thing in moving:
        game.tell(
            Happened.CHOSEN, (DESTINATION, VALID_DESTINATION, *closed), thing, who=item.controller,
            detail=f"to move to {place}", source=item.object, causes=(item.begun_by,),
        )  # fmt: skip
    return item
