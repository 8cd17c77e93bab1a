"""Delayed Abilities (rules 389-392): abilities made by an effect, active within a window of time."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.zones import Place


class Until(Enum):
    """When a delayed ability, or a change made by an effect, ends."""

    END_OF_TURN = "this turn"
    END_OF_COMBAT = "this combat"
    NEXT_CLEANUP = "until the next cleanup is over"
    USED_UP = "until it has been used"
    WHILE_ATTACHED = "while attached"
    WHILE_THERE = "as long as what it is about lies there"
    FOREVER = "as long as it stays on the board"

    __hash__ = object.__hash__


class Delayed(Struct, frozen=True):
    """A delayed ability in force.

    It belongs to no permanent (392): ``source`` is the object whose text made it, ``made_by`` the event. ``subject`` is
    the one object it watches, or None for all that match; ``by_item`` is the chain item that it watches or belongs to.
    ``once``: the first event it applies to uses it up ("the next time"). ``captured`` and ``there`` are the object and
    the place that a delayed trigger refers to, captured when it was made (359.3.f.3).
    """

    id: int
    ability: Ability
    controller: str
    source: ObjectId
    name: str
    made_by: int
    until: Until
    subject: ObjectId | None = None
    by_item: int | None = None
    once: bool = False
    captured: ObjectId | None = None
    there: Place | None = None
