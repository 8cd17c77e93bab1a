"""Text that kept the two columns of a page side by side, as a layout-keeping extraction gives it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_FEWEST = 6
_GAP = re.compile(r"(?<=\S) {3,}(?=\S)")
_STARTS = re.compile(r"^ {12,}(?=\S)")


def in_reading_order(lines: Sequence[str]) -> list[str]:
    """Give the lines of a page; where most of them have a gap at the same place, the left column comes first."""
    column = _column(lines)
    if column is None:
        return list(lines)
    parted = [place for place, line in enumerate(lines) if _is_parted(line, column)]
    first, last = parted[0], parted[-1]
    while first and _is_beside(lines[first - 1], column):
        first -= 1
    while last + 1 < len(lines) and _is_beside(lines[last + 1], column):
        last += 1
    block = lines[first : last + 1]
    left = [line[:column].rstrip() for line in block]
    right = [line[column:] for line in block]
    return [*lines[:first], *left, *right, *lines[last + 1 :]]


def _column(lines: Sequence[str]) -> int | None:
    """Find where the right column begins; None for a page of one column."""
    starts: dict[int, int] = {}
    for line in lines:
        gaps = {gap.end() for gap in (*_GAP.finditer(line), *_STARTS.finditer(line))}
        for start in gaps:
            starts[start] = starts.get(start, 0) + 1
    filled = [line for line in lines if line.strip()]
    if not starts:
        return None
    column = max(starts, key=lambda start: (starts[start], -start))
    parted = sum(_is_parted(line, column) for line in filled)
    crossing = sum(len(line) > column and not _is_clear(line, column) for line in filled)
    widest = max(map(len, filled))
    in_the_middle = 0.3 * widest <= column <= 0.7 * widest
    return column if in_the_middle and parted >= max(_FEWEST, len(filled) // 2) and crossing * 8 <= parted else None


def _is_clear(line: str, column: int) -> bool:
    return not line[max(0, column - 2) : column].strip()


def _is_parted(line: str, column: int) -> bool:
    """Whether a line has words on both sides of the gap."""
    return len(line) > column and _is_clear(line, column) and bool(line[:column].strip())


def _is_beside(line: str, column: int) -> bool:
    """Whether a line at the edge of the columns is one of them: words in the right one, or a short left one."""
    return bool(line.strip()) and (len(line) <= column - 3 or (_is_clear(line, column) and not line[:column].strip()))
