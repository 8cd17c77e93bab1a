"""An index of the objects on the board (rule 107), worked out when a state is first asked for its ``board``.

It is made of one area for each place. What happens to an object touches its place, or two: a state says which places
have been touched since the board that it comes from, and only their areas are made anew.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import RUNE, Card, names_of
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
    field,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.ability import Ability
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Traits


class Area:
    """What is in one place of the board: its objects in order, and what a board asks about them.

    ``present`` are the players who control units in it; ``is_in_place`` is False where something may not be there
    (323.7). ``worked_out`` is for whoever works something out about these objects, by subject.
    """

    __slots__ = ("is_in_place", "present", "runes", "texts", "things", "units", "worked_out")

    def __init__(self, place: Place, things: list[GameObject]) -> None:
        self.things = things
        self.units = [thing for thing in things if thing.card.is_unit]
        self.present = {thing.controller for thing in self.units}
        self.is_in_place = True
        if place.zone is Zone.BASE:
            for thing in things:
                if thing.controller != place.of and thing.attached_to is None:
                    self.is_in_place = False
        elif place.zone is Zone.BATTLEFIELD and len(self.units) < len(things):
            for thing in things:
                if thing.attached_to is None and not thing.card.is_unit:
                    self.is_in_place = False
        printed = frozenset([thing.card for thing in things])
        self.texts = _texts_of(printed, tuple([thing.traits for thing in things if thing.traits is not None]))
        self.runes: Runes | None = None
        self.worked_out: dict[object, Any] = {}


class Board:
    """The objects on the board, in a fixed order.

    ``permanents`` are those at locations; ``standing`` is followed by the legends and the battlefields themselves.
    ``units`` are the permanents that are units, ``damaged`` those units that have damage; ``facedown`` are the cards in
    facedown zones. ``present`` maps each battlefield to the players who control units there. ``is_in_place`` is True if
    everything at a location is where it may be (323.7). ``kinds`` and ``keywords`` are the kinds of abilities and the
    keywords, without their values, that something on the board may have; whatever is missing there need not be searched
    for. ``adds_resources`` is True if something other than a rune may add resources while a cost is paid. ``face_up``
    are the areas of what stands on it.
    """

    __slots__ = (
        "_areas", "_order", "adds_resources", "damaged", "face_up", "facedown", "is_in_place", "keywords", "kinds",
        "permanents", "present", "standing", "units",
    )  # fmt: skip

    def __init__(self, order: Places, areas: dict[Place, Area]) -> None:
        self._order, self._areas = order, areas
        locations = [areas[place] for place in order.locations]
        others = [areas[place] for place in order.others]
        self.face_up = locations + others
        self.permanents = [thing for area in locations for thing in area.things]
        self.units = [unit for area in locations for unit in area.units]
        self.damaged = [unit for unit in self.units if unit.damage]
        self.standing = self.permanents + [thing for area in others for thing in area.things]
        self.facedown = [thing for place in order.facedown for thing in areas[place].things]
        self.present = {place.of: areas[place].present for place in order.battlefields}
        self.is_in_place = False not in [area.is_in_place for area in locations]
        texts = _all_texts(tuple([area.texts for area in self.face_up]))
        self.kinds = texts.kinds
        self.keywords = texts.keywords
        self.adds_resources = texts.adds_resources

    @staticmethod
    def of(state: GameState) -> Board:
        """The board of a state, all of it made anew."""
        order = _places(state.players, tuple(state.battlefields))
        return Board(order, {place: _area(state, place) for place in order.all})

    def after(self, state: GameState, touched: Iterable[Place]) -> Board:
        """The board of a later state, in which nothing has happened to what is in other places than these."""
        areas = self._areas
        new = {place: _area(state, place) for place in set(touched) if place in areas}
        return Board(self._order, {**areas, **new}) if new else self

    def having(self, kind: type[Ability]) -> list[GameObject]:
        """The objects on the board that have an ability of this kind."""
        if kind not in self.kinds:
            return []
        return [thing for thing in self.standing if kind in _kinds(thing.abilities)]

    def runes_of(self, player: str) -> Runes:
        """The runes in a player's base."""
        area = self._areas.get(base(player))
        if area is None:
            return Runes([])
        if area.runes is None:
            area.runes = Runes(area.things)
        return area.runes


def _area(state: GameState, place: Place) -> Area:
    objects = state.objects
    cards = cast("tuple[int, ...]", state.zones.get(place, ()))  # only decks hold bags
    return Area(place, [objects[card] for card in cards])


class Texts(Struct, frozen=True, eq=False):
    """A summary of the texts of some objects, compared by identity.

    ``kinds`` are the kinds of abilities that can be among them, ``keywords`` the keywords without their values, and
    ``adds_resources`` says whether an ability of something other than a rune adds resources for a cost of actions
    alone.
    """

    kinds: frozenset[type[Ability]]
    keywords: frozenset[str]
    adds_resources: bool


class Runes:
    """The runes in a base: the objects, and the number of ready and of exhausted runes of each domain.

    Runes of an unknown domain are not counted: they can pay for nothing.
    """

    __slots__ = ("all", "ready", "spent")

    def __init__(self, things: list[GameObject]) -> None:
        self.all = [thing for thing in things if RUNE in thing.card.types and thing.card.domains]
        self.ready: dict[str, int] = {}
        self.spent: dict[str, int] = {}
        for rune in self.all:
            counted = self.spent if rune.exhausted else self.ready
            domain = rune.card.domains[0]
            counted[domain] = counted.get(domain, 0) + 1


@lru_cache(maxsize=2_000)
def _texts_of(printed: frozenset[Card], given: tuple[Traits, ...]) -> Texts:
    """The summary of texts printed on cards, and of those that objects have instead."""
    texts: list[Card | Traits] = [*printed, *given]
    kinds: frozenset[type[Ability]] = frozenset().union(*(_kinds(text.abilities) for text in texts))
    keywords: frozenset[str] = frozenset().union(*(names_of(text.keywords) for text in texts))
    others = [text.abilities for text in texts if not isinstance(text, Card) or RUNE not in text.types]
    return Texts(kinds, keywords, any(found.adds_resources for abilities in others for found in abilities))


@lru_cache(maxsize=2_000)
def _all_texts(texts: tuple[Texts, ...]) -> Texts:
    """One summary of several."""
    return Texts(
        frozenset().union(*(found.kinds for found in texts)),
        frozenset().union(*(found.keywords for found in texts)),
        any(found.adds_resources for found in texts),
    )


@cached_by_value
def _kinds(abilities: tuple[Ability, ...]) -> frozenset[type[Ability]]:
    return frozenset(kind for found in abilities for kind in type(found).__mro__)


class Places(Struct, frozen=True):
    """The places of a board, each group in a fixed order; ``others`` are those of legends and battlefields."""

    locations: tuple[Place, ...]
    battlefields: tuple[Place, ...]
    others: tuple[Place, ...]
    facedown: tuple[Place, ...]

    @property
    def all(self) -> tuple[Place, ...]:
        return (*self.locations, *self.others, *self.facedown)


@cache
def _places(players: tuple[str, ...], battlefields: tuple[str, ...]) -> Places:
    """The places of the board of a game with these players and battlefields."""
    names = sorted(battlefields)
    fields = tuple(battlefield(name) for name in names)
    return Places(
        (*(base(player) for player in sorted(players)), *fields),
        fields,
        (*(Place(Zone.LEGEND, player) for player in sorted(players)), *(field(name) for name in names)),
        tuple(Place(Zone.FACEDOWN, name) for name in names),
    )
