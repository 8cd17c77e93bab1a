"""Reorders text in which the two columns of a page stand side by side, as layout-preserving extraction writes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_FEWEST = 6
_NEAR = 12
_GAP = re.compile(r"(?<=\S) {3,}(?=\S)")
_STARTS = re.compile(r"^ {12,}(?=\S)")


def in_reading_order(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The lines of each page, left column first if most lines have a gap at the same place.

    A page with few lines is treated like the others.
    """
    columns = [_column(page) for page in pages]
    known = sorted(column for column in columns if column is not None)
    if len(known) * 2 > len(pages):
        usual = known[len(known) // 2]
        columns = [column or _nearest(page, usual) for column, page in zip(columns, pages, strict=True)]
    return [_parted(page, column) if column else list(page) for page, column in zip(pages, columns, strict=True)]


def _parted(lines: Sequence[str], column: int) -> list[str]:
    right = [place for place, line in enumerate(lines) if _starts_at(line, column)]
    first, last = right[0], right[-1]
    while first and not _crosses(lines[first - 1], column):
        first -= 1
    while last + 1 < len(lines) and not _crosses(lines[last + 1], column):
        last += 1
    block = lines[first : last + 1]
    left_column = [line[:column].rstrip() for line in block]
    right_column = [line[column:] for line in block]
    return [*lines[:first], *left_column, *right_column, *lines[last + 1 :]]


def _nearest(lines: Sequence[str], usual: int) -> int | None:
    """The column nearest to the usual one where words begin and none cross, or None."""
    places = range(max(3, usual - _NEAR), usual + _NEAR)
    starts = {place: sum(_starts_at(line, place) for line in lines) for place in places}
    best = max(places, key=lambda place: (starts[place], -abs(place - usual)))
    return best if starts[best] > sum(_crosses(line, best) for line in lines) else None


def _column(lines: Sequence[str]) -> int | None:
    """The position at which the right column begins; None for a page with one column."""
    starts: dict[int, int] = {}
    for line in lines:
        gaps = {gap.end() for gap in (*_GAP.finditer(line), *_STARTS.finditer(line))}
        for start in gaps:
            starts[start] = starts.get(start, 0) + 1
    filled = [line for line in lines if line.strip()]
    if not starts:
        return None
    column = max(starts, key=lambda start: (starts[start], -start))
    right = sum(_starts_at(line, column) for line in filled)
    left = sum(bool(line[: column - 2].strip()) for line in filled)
    crossing = sum(_crosses(line, column) for line in filled)
    widest = max(map(len, filled))
    in_the_middle = 0.3 * widest <= column <= 0.7 * widest
    full = min(left, right) >= _FEWEST and right * 4 >= len(filled)
    return column if in_the_middle and full and crossing * 8 <= right else None


def _is_clear(line: str, column: int) -> bool:
    return not line[max(0, column - 2) : column].strip()


def _starts_at(line: str, column: int) -> bool:
    """Whether words begin exactly at the right column."""
    return len(line) > column and line[column] != " " and _is_clear(line, column)


def _crosses(line: str, column: int) -> bool:
    """Whether words cross the gap."""
    return len(line) > column and not _is_clear(line, column)
