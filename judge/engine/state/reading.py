"""A fast path: what effects in force read, and thus after which changes the layers must be worked out again (rule 473).

Every effect reads the objects that it is on and applies to: what they are, where, whose, what is on them, how they
fight. Most effects read nothing else, so that other changes cannot alter them.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable


class Aspect(Enum):
    """A characteristic of objects that layers change."""

    TAGS = "tags"
    KEYWORDS = "keywords"
    ABILITIES = "abilities"
    MIGHT = "Might"

    __hash__ = object.__hash__


NO_ASPECT: frozenset[Aspect] = frozenset()
TAGS, THE_MIGHT = frozenset({Aspect.TAGS}), frozenset({Aspect.MIGHT})
KEYWORDS, ABILITIES = frozenset({Aspect.KEYWORDS}), frozenset({Aspect.ABILITIES})
TEXT = KEYWORDS | ABILITIES
EVERY_ASPECT = frozenset(Aspect)


class Reading(Struct, frozen=True):
    """What is read beyond the objects that have the effect and those that it changes.

    ``others``: what other permanents are, where, whose, what is on them, how they fight. ``statuses``: their ``UNREAD``
    fields as well. ``game``: the names of the fields of the state that are read, or None if any could be.
    ``every_type``: the others need not be permanents, but can be runes and legends as well.
    """

    others: bool = False
    statuses: bool = False
    game: frozenset[str] | None = frozenset()
    every_type: bool = False


ITSELF = Reading()
OBJECTS = Reading(others=True)
EVERY_TYPE = Reading(others=True, every_type=True)
STATUSES = Reading(others=True, statuses=True)
ANYTHING = Reading(others=True, statuses=True, game=None, every_type=True)

UNREAD = frozenset({"exhausted", "damage", "stunned", "hidden_on"})
"""Fields of objects that few texts read (``Reading.statuses``)."""

MARKS = frozenset({"marks"})
"""What is counted in a turn, of the state."""

_OF_THE_CHAIN = frozenset({"cleanup_due", "priority", "passes", "focus_passes", "chain"})
"""Fields of the state that no passive ability reads."""


def reading_of(*fields: str) -> Reading:
    """A reading of these fields of the state."""
    return Reading(game=frozenset(fields))


def all_of(found: Iterable[Reading | None]) -> Reading | None:
    """The union of several readings; None if all of them are None."""
    together: Reading | None = None
    for one in found:
        if together is None:
            together = one
        elif one is not None and one is not together:
            together = both(together, one)
    return together


@cache
def both(one: Reading, other: Reading) -> Reading:
    """The union of two readings."""
    game = None if one.game is None or other.game is None else one.game | other.game
    return Reading(one.others or other.others, one.statuses or other.statuses, game, one.every_type or other.every_type)
