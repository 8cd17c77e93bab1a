"""Zones (rules 105-109): where game objects can be.

A place is a zone together with whose it is: a player for bases, decks, hands and the like, a battlefield's name for
battlefields and facedown zones, and nobody for the chain. What is *at* a battlefield is in its BATTLEFIELD place; the
battlefield itself, as a game object (170), is in its FIELD place.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from msgspec import Struct


class Zone(Enum):
    """The zones of rules 107 and 108."""

    BASE = "base"
    BATTLEFIELD = "battlefield"
    FIELD = "battlefield zone"
    FACEDOWN = "facedown zone"
    LEGEND = "legend zone"
    CHAIN = "chain"
    TRASH = "trash"
    CHAMPION = "champion zone"
    MAIN_DECK = "main deck"
    RUNE_DECK = "rune deck"
    BANISHMENT = "banishment"
    HAND = "hand"
    NOWHERE = "nowhere"  # a token that left the board has ceased to exist (186.1)

    __hash__ = object.__hash__


BOARD = frozenset({Zone.BASE, Zone.BATTLEFIELD, Zone.FIELD, Zone.FACEDOWN, Zone.LEGEND})
"""Rule 107. Every other zone is a Non-Board zone (108)."""

FACE_UP = BOARD - {Zone.FACEDOWN}
"""Where objects on the board are that everybody knows."""

LOCATIONS = frozenset({Zone.BASE, Zone.BATTLEFIELD})
"""Rule 198.1: bases and battlefields."""


class Place(Struct, frozen=True, cache_hash=True):
    """A zone and whose it is."""

    zone: Zone
    of: str = ""

    @property
    def on_board(self) -> bool:
        return self.zone in BOARD

    @property
    def is_location(self) -> bool:
        return self.zone in LOCATIONS

    def __str__(self) -> str:
        return _in_words(self)


@cache
def _in_words(place: Place) -> str:
    if place.zone in {Zone.BATTLEFIELD, Zone.FIELD}:
        return place.of
    if place.zone is Zone.FACEDOWN:
        return f"the facedown zone of {place.of}"
    return f"{place.of}'s {place.zone.value}" if place.of else f"the {place.zone.value}"


CHAIN = Place(Zone.CHAIN)
NOWHERE = Place(Zone.NOWHERE)


@cache
def base(player: str) -> Place:
    return Place(Zone.BASE, player)


@cache
def battlefield(name: str) -> Place:
    return Place(Zone.BATTLEFIELD, name)


@cache
def field(name: str) -> Place:
    """The place of the battlefield of this name itself (107.2)."""
    return Place(Zone.FIELD, name)


@cache
def hand(player: str) -> Place:
    return Place(Zone.HAND, player)


@cache
def champion_zone(player: str) -> Place:
    return Place(Zone.CHAMPION, player)


@cache
def facedown(name: str) -> Place:
    """The facedown zone of the battlefield of this name (107.3)."""
    return Place(Zone.FACEDOWN, name)


@cache
def main_deck(player: str) -> Place:
    return Place(Zone.MAIN_DECK, player)


@cache
def trash(player: str) -> Place:
    return Place(Zone.TRASH, player)


@cache
def banishment(player: str) -> Place:
    return Place(Zone.BANISHMENT, player)
