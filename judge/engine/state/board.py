"""An index of the objects on the board (rule 107), worked out when a state is first asked for its ``board``.

A fast path: after a change of the status of one object, the board is handed on with that object in its place.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from judge.engine.state.cache_by_value import MOST, cached_by_value
from judge.engine.state.card import RUNE, Card, names_of
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
    field,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.state.ability import Ability
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

BOARD_FIELDS = frozenset({"players", "objects", "zones"})
"""The fields of a state that its board is made of, besides the names of the battlefields."""

LISTED_BY = frozenset({"id", "card", "controller", "place", "attached_to"})
"""The fields of an object that decide where a board lists it."""

CONTROLLER = frozenset({"controller"})
"""What a board does not read of the battlefields themselves, which nobody has in a base or sends to fight."""


class Board:
    """The objects on the board, in a fixed order.

    ``permanents`` are those at locations; ``standing`` is followed by the legends and the battlefields themselves.
    ``units`` are the permanents that are units, ``damaged`` those units that have damage; ``facedown`` are the cards in
    facedown zones. ``present`` maps each battlefield to the players who control units there. ``is_in_place`` is True if
    everything at a location is where it may be (323.7). ``kinds`` and ``keywords`` are the kinds of abilities and the
    keywords, without their values, that something on the board may have; whatever is missing there need not be searched
    for. ``adds_resources`` is True if something other than a rune may add resources while a cost is paid. ``printed``
    are the cards of what is standing; ``has_traits``: the layers make something else of some than what is printed.
    """

    __slots__ = (
        "_at", "_bases", "_runes", "adds_resources", "damaged", "facedown", "has_traits", "is_in_place", "keywords",
        "kinds", "permanents", "present", "printed", "standing", "units",
    )  # fmt: skip

    def __init__(self, state: GameState) -> None:
        bases, fields, others, facedown = _places(state.players, tuple(state.battlefields))
        zones = cast("Mapping[Place, tuple[int, ...]]", state.zones)  # of decks, which hold bags, nothing is read
        objects, cards_at = state.objects, zones.get
        self.is_in_place = True
        self.permanents: list[GameObject] = []
        self._bases: dict[str, slice] = {}
        for place in bases:
            player = place.of
            here = [objects[card] for card in cards_at(place, ())]
            self._bases[player] = slice(len(self.permanents), len(self.permanents) + len(here))
            self.permanents += here
            for thing in here:
                if thing.controller != player and thing.attached_to is None:
                    self.is_in_place = False
        self.present: dict[str, set[str]] = {}
        for place in fields:
            here = [objects[card] for card in cards_at(place, ())]
            self.permanents += here
            present = self.present[place.of] = set()
            for thing in here:
                if thing.card.is_unit:
                    present.add(thing.controller)
                elif thing.attached_to is None:
                    self.is_in_place = False
        self.units = [thing for thing in self.permanents if thing.card.is_unit]
        self.damaged = [unit for unit in self.units if unit.damage]
        self.standing = self.permanents + [objects[card] for place in others for card in cards_at(place, ())]
        self.facedown = [objects[card] for place in facedown for card in cards_at(place, ())]
        self.printed = frozenset([thing.card for thing in self.standing])
        self._read_texts()
        self._runes: dict[str, Runes] = {}
        self._at: dict[int, int] | None = None

    def _read_texts(self) -> None:
        given = tuple([
            (now.abilities, now.keywords) for thing in self.standing if (now := thing.traits) is not None
        ])  # fmt: skip
        self.has_traits = bool(given)
        texts = _texts_of(self.printed, given)
        self.kinds: frozenset[type[Ability]] = texts.kinds
        self.keywords: frozenset[str] = texts.keywords
        self.adds_resources: bool = texts.adds_resources

    def with_status(self, before: GameObject, now: GameObject) -> Board:
        """A fast path: the board on which an object has become another one in what does not decide where it is listed.

        It is the same card in the same place, under the same control, and attached to the same object.
        """
        new: Board = object.__new__(Board)
        new._bases, new.printed = self._bases, self.printed
        new.is_in_place, new.present = self.is_in_place, self.present
        new.permanents, new.units, new.damaged = self.permanents, self.units, self.damaged
        new.standing, new.facedown, new._runes = self.standing, self.facedown, self._runes
        if self._at is None:
            self._at = {thing.id.card: place for place, thing in enumerate(self.standing)}
        new._at = self._at
        place = self._at.get(now.id.card)
        if place is None:
            new.facedown = [now if thing is before else thing for thing in self.facedown]
        else:
            new.standing = _with(self.standing, place, now)
            if place < len(self.permanents):
                new._replace_permanent(place, before, now)
        if now.traits is before.traits:
            new.kinds, new.keywords, new.has_traits = self.kinds, self.keywords, self.has_traits
            new.adds_resources = self.adds_resources
        else:
            new._read_texts()
        return new

    def with_traits(self, changed: Mapping[int, GameObject]) -> Board:
        """A fast path: the board on which the layers have made something else of objects, by card instance."""
        new: Board = object.__new__(Board)
        new._bases, new.printed, new._at, new._runes = self._bases, self.printed, self._at, {}
        new.is_in_place, new.present, new.facedown = self.is_in_place, self.present, self.facedown
        new.standing = [changed.get(thing.id.card, thing) for thing in self.standing]
        new.permanents = new.standing[: len(self.permanents)]
        new.units = [unit for unit in new.permanents if unit.card.is_unit]
        new.damaged = [unit for unit in new.units if unit.damage]
        new._read_texts()
        return new

    def _replace_permanent(self, place: int, before: GameObject, now: GameObject) -> None:
        self.permanents = _with(self.permanents, place, now)
        if now.card.is_unit:
            self.units = [now if unit is before else unit for unit in self.units]
            if before.damage or now.damage:
                self.damaged = [unit for unit in self.units if unit.damage]
        elif RUNE in now.card.types:
            self._runes = {player: found for player, found in self._runes.items() if player != now.place.of}

    def having(self, kind: type[Ability]) -> list[GameObject]:
        """The objects on the board that have an ability of this kind."""
        if kind not in self.kinds:
            return []
        return [thing for thing in self.standing if kind in _kinds(thing.abilities)]

    def runes_of(self, player: str) -> Runes:
        """The runes in a player's base."""
        found = self._runes.get(player)
        if found is None:
            found = self._runes[player] = Runes(self.permanents[self._bases[player]] if player in self._bases else [])
        return found


def _with(things: list[GameObject], place: int, now: GameObject) -> list[GameObject]:
    things = things.copy()
    things[place] = now
    return things


class Texts(Struct, frozen=True):
    """A summary of the texts of some objects.

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


@lru_cache(maxsize=1_000)
def _texts_of(printed: frozenset[Card], given: tuple[tuple[tuple[Ability, ...], tuple[str, ...]], ...]) -> Texts:
    """The summary of texts printed on cards, and of those that objects have instead."""
    texts = [_text(abilities, keywords) for abilities, keywords in given]
    kinds: frozenset[type[Ability]] = frozenset().union(
        *[card.kinds for card in printed if card.abilities], *[text.kinds for text in texts]
    )
    keywords: frozenset[str] = frozenset().union(
        *[names_of(card.keywords) for card in printed if card.keywords], *[text.keywords for text in texts]
    )
    adds_resources = any(card.adds_resources and RUNE not in card.types for card in printed if card.abilities)
    return Texts(kinds, keywords, adds_resources or any(text.adds_resources for text in texts))


@lru_cache(maxsize=MOST)
def _text(abilities: tuple[Ability, ...], keywords: tuple[str, ...]) -> Texts:
    return Texts(_kinds(abilities), names_of(keywords), any(found.adds_resources for found in abilities))


@cached_by_value
def _kinds(abilities: tuple[Ability, ...]) -> frozenset[type[Ability]]:
    return frozenset(kind for found in abilities for kind in type(found).__mro__)


@cache
def _places(players: tuple[str, ...], battlefields: tuple[str, ...]) -> tuple[tuple[Place, ...], ...]:
    """The bases, the battlefields, the places of legends and of the battlefields themselves, and the facedown zones.

    Each of the four tuples has a fixed order.
    """
    names = sorted(battlefields)
    bases = tuple(base(player) for player in sorted(players))
    others = (*(Place(Zone.LEGEND, player) for player in sorted(players)), *(field(name) for name in names))
    fields = tuple(battlefield(name) for name in names)
    return bases, fields, others, tuple(Place(Zone.FACEDOWN, name) for name in names)
