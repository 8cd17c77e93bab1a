"""What stands on the board (rule 107), worked out once for each arrangement of it.

Most questions in a row are about the same board: the one looked at last is remembered.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from judge.engine.card import RUNE, names_of
from judge.engine.remembered import remembered
from judge.engine.zones import Place, Zone, base, battlefield, field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.abilities.ability import Ability
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState


class Board:
    """The objects on the board, in a fixed order.

    ``permanents`` are those at locations; ``standing`` has the legends and the battlefields themselves
    behind them. ``units`` are permanents, ``damaged`` those of them that have damage; ``facedown`` are the cards in
    facedown zones. ``present`` names the players who control units at each battlefield. ``is_in_place``: everything at
    a location is where it may be (323.7).
    """

    __slots__ = (
        "_keywords", "_kinds", "_objects", "_runes", "_zones", "damaged", "facedown", "is_in_place", "permanents",
        "present", "standing", "units",
    )  # fmt: skip

    def __init__(self, state: GameState) -> None:
        self._objects = state.objects
        self._zones = cast("Mapping[Place, tuple[int, ...]]", state.zones)  # of decks, which hold bags, nothing is read
        locations, others, facedown = _places(state.players, tuple(state.battlefields))
        self.permanents = self._at(locations)
        self.standing = self.permanents + self._at(others)
        self.facedown = self._at(facedown)
        self._kinds: frozenset[type[Ability]] | None = None
        self._keywords: frozenset[str] | None = None
        self._runes: dict[str, Runes] = {}
        self._look_at_locations(state)

    def _look_at_locations(self, state: GameState) -> None:
        present: dict[str, set[str]] = {name: set() for name in state.battlefields}
        units: list[GameObject] = []
        in_place = True
        for thing in self.permanents:
            zone, of = thing.place
            if thing.card.is_unit:
                units.append(thing)
                if zone is Zone.BATTLEFIELD:
                    present[of].add(thing.controller)
            elif zone is Zone.BATTLEFIELD and thing.attached_to is None:
                in_place = False
            if zone is Zone.BASE and thing.controller != of and thing.attached_to is None:
                in_place = False
        self.units = units
        self.damaged = [unit for unit in units if unit.damage]
        self.present: Mapping[str, frozenset[str]] = {name: frozenset(players) for name, players in present.items()}
        self.is_in_place = in_place

    @property
    def kinds(self) -> frozenset[type[Ability]]:
        """The kinds of abilities that anything on the board has: what is not among them is worth no search."""
        if self._kinds is None:
            printed = {thing.card for thing in self.standing if thing.traits is None}
            texts = [card.abilities for card in printed]
            texts += [thing.traits.abilities for thing in self.standing if thing.traits is not None]
            self._kinds = frozenset().union(*(_kinds(text) for text in texts))
        return self._kinds

    @property
    def keywords(self) -> frozenset[str]:
        """The keywords that anything on the board has, without their values."""
        if self._keywords is None:
            self._keywords = frozenset().union(*{names_of(thing.keywords) for thing in self.standing})
        return self._keywords

    def having(self, kind: type[Ability]) -> list[GameObject]:
        """The objects on the board with an ability of a kind."""
        if kind not in self.kinds:
            return []
        return [thing for thing in self.standing if kind in _kinds(thing.abilities)]

    def runes_of(self, player: str) -> Runes:
        """The runes that a player can use."""
        found = self._runes.get(player)
        if found is None:
            found = self._runes[player] = Runes(self._at((base(player),)))
        return found

    def _at(self, places: tuple[Place, ...]) -> list[GameObject]:
        objects, zones = self._objects, self._zones
        return [objects[card] for place in places if place in zones for card in zones[place]]

    def is_of(self, state: GameState) -> bool:
        """Whether it is the board of a state: nothing has been moved or changed since."""
        return self._objects is state.objects and self._zones is state.zones


class Runes:
    """The runes in a base: all of them, and how many ready and exhausted ones there are of each domain."""

    __slots__ = ("all", "ready", "spent")

    def __init__(self, things: list[GameObject]) -> None:
        self.all = [thing for thing in things if RUNE in thing.card.types]
        self.ready: dict[str, int] = {}
        self.spent: dict[str, int] = {}
        for rune in self.all:
            counted = self.spent if rune.exhausted else self.ready
            domain = rune.card.domains[0]
            counted[domain] = counted.get(domain, 0) + 1


_LAST: list[Board] = []


def board_of(state: GameState) -> Board:
    """The board of a state."""
    if not _LAST or not _LAST[0].is_of(state):
        _LAST[:] = [Board(state)]
    return _LAST[0]


@remembered
def _kinds(abilities: tuple[Ability, ...]) -> frozenset[type[Ability]]:
    return frozenset(kind for found in abilities for kind in type(found).__mro__)


@cache
def _places(players: tuple[str, ...], battlefields: tuple[str, ...]) -> tuple[tuple[Place, ...], ...]:
    """The locations, where legends and battlefields themselves are, and the facedown zones. In a fixed order."""
    names = sorted(battlefields)
    locations = (*(base(player) for player in sorted(players)), *(battlefield(name) for name in names))
    others = (*(Place(Zone.LEGEND, player) for player in sorted(players)), *(field(name) for name in names))
    return locations, others, tuple(Place(Zone.FACEDOWN, name) for name in names)
