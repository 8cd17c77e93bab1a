"""A fast path of the search for two cards: a set-up that several of its questions have in common is walked once.

Most often it is the board of a question without the text of one card, which is compared with the same board more than
once. Cards are compared by identity, so a textless card has to be the same one each time (``textless.py``).
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from judge.matchup.walks.explorer import Cut, walk
from judge.matchup.walks.planned_acts import Plan
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.walks.explorer import Progress, Walk
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

_KNOWN: ContextVar[dict[object, Walk] | None] = ContextVar("the walks of a pair", default=None)


@contextmanager
def each_walked_once() -> Iterator[None]:
    """Remembers the walks made within it until it ends. If it is nested, until the outer one ends."""
    if _KNOWN.get() is not None:
        yield
        return
    before = _KNOWN.set({})
    try:
        yield
    finally:
        _KNOWN.reset(before)


def walk_of(setup: Setup, acts: tuple[Act, ...], budget: int, progress: Progress | None = None) -> Walk:
    """The walk of a set-up on which these acts are taken, as ``explorer.walk`` makes it.

    A walk that was cut by its budget is reused only with that budget. One that was cut by the clock or by the user is
    made again.

    Raises CannotSimulate if the set-up is not possible, or a line of play reaches something that is not modelled.
    """
    known = _KNOWN.get()
    if known is None:
        return walk(setup.state(), Plan(acts), budget, progress=progress)
    stated = (_as_value(setup), acts)
    found = known.get(stated)
    if found is None or found.positions >= budget:
        found = known.get((stated, budget))
    if found is None:
        found = walk(setup.state(), Plan(acts), budget, progress=progress)
        if found.complete:
            known[stated] = found
        elif found.cut is Cut.POSITIONS:
            known[stated, budget] = found
    return found


def number_of_walks() -> int:
    """The number of walks that are remembered by now."""
    return len(_KNOWN.get() or ())


def _as_value(setup: Setup) -> tuple[object, ...]:
    """The whole content of a set-up, in its order, as a value that can be compared."""
    return tuple(map(_frozen, astuple(setup)))


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        return tuple((key, _frozen(found)) for key, found in value.items())
    if isinstance(value, list):
        return tuple(astuple(found) if isinstance(found, Placed) else found for found in value)
    return frozenset(value) if isinstance(value, set) else value
