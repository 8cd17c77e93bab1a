"""Delayed Abilities (rules 389-392): abilities that another effect makes, with a window in which they are active."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.abilities.ability import Ability
    from judge.engine.game import Game
    from judge.engine.objects import ObjectId
    from judge.engine.zones import Place


class Until(Enum):
    """When a delayed ability, or what an effect gave, ends."""

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

    It belongs to no permanent (392): ``source`` only says whose text made it, ``made_by`` is the event that did.
    ``subject`` is the one object it watches (None: whatever fits), ``by_item`` the chain item that it watches or
    belongs to. ``once``: it is used up by the first event it applies to ("the next time"). ``noted`` and ``there`` are
    the object and the place that a delayed trigger refers to, from what made it (359.3.f.3).
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
    noted: ObjectId | None = None
    there: Place | None = None


def make(game: Game, delayed: Delayed) -> None:
    """Put a delayed ability in force."""
    game.change(delayed=(*game.state.delayed, delayed))


def use_up(game: Game, which: int) -> None:
    """A "next time" has come: the ability is over. That changes the state, so that a cleanup is repeated (322)."""
    game.change(delayed=tuple(found for found in game.state.delayed if found.id != which), cleanup_due=True)


def end(game: Game, until: Until) -> list[Delayed]:
    """End the delayed abilities whose window closes now; returns them."""
    over = [found for found in game.state.delayed if found.until is until]
    if over:
        game.change(delayed=tuple(found for found in game.state.delayed if found.until is not until))
    return over
