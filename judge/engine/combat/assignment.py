"""The legal assignments of combat damage (rules 465.2.c, 815, 826).

A unit is assigned lethal damage in full before another one is assigned any, and no more than that while a further unit
is left; units with Tank come first, units with Backline last. An assignment is determined for all units at once: the
order in which equal damage was assigned makes no difference. If every unit is assigned lethal damage, one assignment
represents all ways to spread the rest (``legal_assignment``).
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

MOST = 300
"""The limit on listed assignments, above which units that are alike in everything count as interchangeable."""
MOST_TRIED = 20_000

FIRST, BETWEEN, LAST = 0, 1, 2


class Unit(Struct, frozen=True):
    """A unit that can be assigned damage.

    ``lethal`` is how much more damage is lethal. ``ranks`` are the positions at which it can be assigned: two if Tank
    and Backline exclude each other (465.2.c.8). Units with equal ``kind`` are alike. ``altered``: an effect alters the
    damage.
    """

    label: str
    lethal: int
    ranks: tuple[int, ...] = (BETWEEN,)
    kind: Hashable = None
    altered: bool = False


class TooManyError(Exception):
    """Raised when there are too many assignments to list."""


Assignment = tuple[int, ...]
"""The damage for each unit, in the order of the units."""


def assignments(damage: int, units: Sequence[Unit]) -> list[Assignment]:
    """Every legal assignment of ``damage`` to the units, without repetition, in a fixed order.

    Raises TooManyError if there are too many even with like units taken together.
    """
    try:
        return _all(damage, units, merged=False)
    except TooManyError:
        return _all(damage, units, merged=True)


def _all(damage: int, units: Sequence[Unit], *, merged: bool) -> list[Assignment]:
    found: dict[Assignment, None] = {}
    tried = 0
    for ranks in product(*(unit.ranks for unit in units)):
        tiers = [[place for place, rank in enumerate(ranks) if rank == wanted] for wanted in (FIRST, BETWEEN, LAST)]
        for one in _tiers(damage, units, [tier for tier in tiers if tier], merged=merged):
            tried += 1
            if one is not None:
                found.setdefault(tuple(one.get(place, 0) for place in range(len(units))))
            if len(found) > MOST or tried > MOST_TRIED:
                raise TooManyError
    return list(found)


def _tiers(
    damage: int, units: Sequence[Unit], tiers: list[list[int]], *, merged: bool
) -> Iterator[dict[int, int] | None]:
    """The assignments for given ranks, going through them in order; None counts an attempt that leads to none.

    A rank that can be assigned lethal damage in full is; in one rank the damage may run out.
    """
    given: dict[int, int] = {}
    for tier in tiers:
        needed = sum(units[place].lethal for place in tier)
        if needed > damage:
            for part in _within(damage, units, tier, merged=merged):
                yield None if part is None else given | part
            return
        given |= {place: units[place].lethal for place in tier}
        damage -= needed
    if tiers and damage:
        given[tiers[-1][-1]] += damage
    yield given


def _within(damage: int, units: Sequence[Unit], tier: list[int], *, merged: bool) -> Iterator[dict[int, int] | None]:
    """The ways to spend all of the damage within a rank for which it is not enough."""
    stack: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while stack:
        at, full = stack.pop()
        left = damage - sum(units[place].lethal for place in full)
        if at == len(tier):
            yield from _last(left, units, tier, full, merged=merged)
            continue
        yield None
        place = tier[at]
        alike = {units[other].kind for other in tier[:at] if other not in full} if merged else set()
        forced = units[place].lethal == 0
        if not forced:
            stack.append((at + 1, full))
        if units[place].lethal <= left and (forced or units[place].kind not in alike):
            stack.append((at + 1, (*full, place)))


def _last(
    left: int, units: Sequence[Unit], tier: list[int], full: tuple[int, ...], *, merged: bool
) -> Iterator[dict[int, int]]:
    """Assign lethal damage to the units ``full`` and the rest to one unit for which it is not lethal, in each way."""
    given = {place: units[place].lethal for place in full}
    if left == 0:
        yield given
        return
    kinds = set()
    for place in tier:
        if place not in full and units[place].lethal > left:
            if merged and units[place].kind in kinds:
                continue
            kinds.add(units[place].kind)
            yield given | {place: left}
