"""What stands on the board (rule 107), worked out once for each arrangement of it.

Most questions in a row are about the same board: the one looked at last is remembered.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from judge.engine.zones import Place, Zone, base, battlefield, field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.objects import GameObject
    from judge.engine.state import GameState


class Board:
    """The objects on the board, in a fixed order.

    ``permanents`` are those at locations; ``standing`` has the legends and the battlefields themselves
    behind them. ``units`` are permanents. ``present`` names the players who control units at each battlefield.
    ``is_tidy``: a cleanup finds nothing to do about objects.
    """

    __slots__ = ("_objects", "_zones", "is_tidy", "permanents", "present", "standing", "units")

    def __init__(self, state: GameState) -> None:
        self._objects = state.objects
        self._zones = state.zones
        locations, others = _places(state.players, tuple(state.battlefields))
        self.permanents = self._at(locations)
        self.standing = self.permanents + self._at(others)
        self.units = [thing for thing in self.permanents if thing.is_unit]
        self.present: Mapping[str, frozenset[str]] = {
            name: frozenset(unit.controller for unit in self.units if unit.place == battlefield(name))
            for name in state.battlefields
        }
        self.is_tidy = self._is_tidy(state)

    def _is_tidy(self, state: GameState) -> bool:
        """Whether no cleanup can find anything to do about objects (323.1-7).

        That is certain where no unit is damaged, only units are at battlefields, and everything in a base, or facedown
        at a battlefield, belongs to who controls that. Where it is not certain, the answer is no.
        """
        for thing in self.permanents:
            if thing.is_unit and thing.damage:
                return False
            if thing.place.zone is Zone.BASE:
                if thing.controller != thing.place.of:
                    return False
            elif not thing.is_unit:
                return False
        return not any(self._zones.get(Place(Zone.FACEDOWN, name)) for name in state.battlefields)

    def _at(self, places: tuple[Place, ...]) -> list[GameObject]:
        objects, zones = self._objects, self._zones
        return [objects[cast("int", card)] for place in places for card in zones.get(place, ())]  # only decks hold bags

    def is_of(self, state: GameState) -> bool:
        """Whether it is the board of a state: nothing has been moved or changed since."""
        return self._objects is state.objects and self._zones is state.zones


_LAST: list[Board] = []


def board_of(state: GameState) -> Board:
    """The board of a state."""
    if not _LAST or not _LAST[0].is_of(state):
        _LAST[:] = [Board(state)]
    return _LAST[0]


@cache
def _places(players: tuple[str, ...], battlefields: tuple[str, ...]) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """The locations, and the other places of the board: legends and battlefields themselves. In a fixed order."""
    locations = [*(base(player) for player in sorted(players)), *(battlefield(name) for name in sorted(battlefields))]
    others = [
        *(Place(Zone.LEGEND, player) for player in sorted(players)),
        *(field(name) for name in sorted(battlefields)),
    ]
    return tuple(locations), tuple(others)
