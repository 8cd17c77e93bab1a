"""What happened this turn, counted for those to whom it counts."""

from __future__ import annotations

from bisect import insort

from msgspec import Struct


class TurnCount(Struct, frozen=True, order=True):
    """A fact about this turn: what happened, to whom it counts, how often."""

    what: str
    who: str
    times: int = 1


def counted(marks: tuple[TurnCount, ...], what: str, who: str, times: int = 1) -> tuple[TurnCount, ...]:
    """The facts of a turn, which stand in their order, with one that has happened so many times more."""
    for place, mark in enumerate(marks):
        if mark.what == what and mark.who == who:
            return (*marks[:place], TurnCount(what, who, mark.times + times), *marks[place + 1 :])
    found = [*marks]
    insort(found, TurnCount(what, who, times))
    return tuple(found)
