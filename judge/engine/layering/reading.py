"""What effects in force read, and thus after which changes the layers must be worked out again (rule 473).

Every effect reads the objects that it is on and applies to: what they are, where, whose, what is on them, how they
fight. Most effects read nothing else, so that other changes cannot alter them.
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


class Reading(NamedTuple):
    """What is read beyond the objects that have the effect and those that it changes.

    ``others``: what other objects are, where, whose, what is on them, how they fight. ``statuses``: their ``UNREAD``
    fields as well. ``game``: the names of the fields of the state that are read, or None if any could be.
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
    return Reading(one.others or other.others, one.statuses or other.statuses, game)


def takes_part(thing: GameObject) -> bool:
    """Whether an object has a text, or an effect on it, that layers apply."""
    return thing.card.changes_others or bool(thing.lasting) or thing.traits is not None


def reads_of_game(reading: Reading | None, fields: AbstractSet[str]) -> bool:
    """Whether effects in force can depend on one of these fields of the state; on the objects they always can."""
    if reading is None:
        return False
    game = reading.game
    return "objects" in fields or (not fields <= _OF_THE_CHAIN if game is None else not game.isdisjoint(fields))


def reads_of_object(
    reading: Reading | None, before: GameObject, now: GameObject, fields: AbstractSet[str] | None = None
) -> bool:
    """Whether effects in force can depend on the change of an object, limited to ``fields`` if they are given."""
    if reading is None:
        return False
    if reading.game is None:
        return True
    if fields is not None and not reading.statuses and fields <= UNREAD:
        return False
    if not (before.on_board or now.on_board):
        return False
    return (reading.others and now.card.is_permanent) or takes_part(now) or takes_part(before)
