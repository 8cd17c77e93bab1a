"""What the effects in force read, and so after which changes the layers have to be worked out again (473).

Every effect reads the objects that it stands on and applies to: what they are, where, whose, what is on them, how they
fight. Most read nothing else, and a change of anything else alters nothing that they do.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from judge.engine.objects import GameObject


class Aspect(Enum):
    """What layers change about an object."""

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


class Reading(NamedTuple):
    """What is read besides the objects with the effect and those changed by it.

    ``others``: what other objects are, where, whose, what is on them, who fights. ``statuses``: also ``UNREAD`` fields
    of objects. ``game`` are the fields of the state itself that are read; None where that can be anything.
    """

    others: bool = False
    statuses: bool = False
    game: frozenset[str] | None = frozenset()


ITSELF = Reading()
OBJECTS = Reading(others=True)
STATUSES = Reading(others=True, statuses=True)
ANYTHING = Reading(others=True, statuses=True, game=None)

UNREAD = frozenset({"exhausted", "damage", "stunned", "hidden_on"})
"""Fields of objects that few texts read (``Reading.statuses``)."""

MARKS = frozenset({"marks"})
"""What is counted in a turn, of the state."""

_OF_THE_CHAIN = frozenset({"cleanup_due", "priority", "passes", "focus_passes", "chain"})
"""Fields of the state that no passive ability reads."""


def reading_of(*fields: str) -> Reading:
    """What reads fields of the state besides the object itself."""
    return Reading(game=frozenset(fields))


def all_of(found: Iterable[Reading | None]) -> Reading | None:
    """What several effects read; None where there is none."""
    together: Reading | None = None
    for one in found:
        if together is None:
            together = one
        elif one is not None and one is not together:
            together = both(together, one)
    return together


@cache
def both(one: Reading, other: Reading) -> Reading:
    """What two of them read together."""
    game = None if one.game is None or other.game is None else one.game | other.game
    return Reading(one.others or other.others, one.statuses or other.statuses, game)


def takes_part(thing: GameObject) -> bool:
    """Whether an object has a text, or an effect on it, that the layers are about."""
    return thing.card.changes_others or bool(thing.lasting) or thing.traits is not None


def reads_of_game(reading: Reading | None, fields: AbstractSet[str]) -> bool:
    """Whether effects in force can depend on fields of the state: those that they read, and objects at any rate."""
    if reading is None:
        return False
    game = reading.game
    return "objects" in fields or (not fields <= _OF_THE_CHAIN if game is None else not game.isdisjoint(fields))


def reads_of_object(
    reading: Reading | None, before: GameObject, now: GameObject, fields: AbstractSet[str] | None = None
) -> bool:
    """Whether effects in force can depend on a change of an object, in these fields where they are given."""
    if reading is None:
        return False
    if reading.game is None:
        return True
    if fields is not None and not reading.statuses and fields <= UNREAD:
        return False
    if not (before.on_board or now.on_board):
        return False
    return (reading.others and now.card.is_permanent) or takes_part(now) or takes_part(before)
