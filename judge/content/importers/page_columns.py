"""Puts the pieces of text that a PDF places on a page into reading order."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_WIDTH = 0.46
"""The width of an average letter relative to the font size; a PDF does not state the real one."""
_SURELY = 0.7
"""The least share of its estimated width that a piece really has."""
_PARAGRAPH = 1.4
"""Lines that are this many times the usual distance apart have a blank line between them."""
_BIN = 3.0
_NARROWEST = 6.0
_ADDRESS = 40
"""A word of this length is an address, which runs over the edge of its column and often of the page."""
_FEWEST = 6
"""The least number of lines on each side of a gutter."""


class Piece(NamedTuple):
    """A piece of text and the place where it begins; ``y`` grows upwards."""

    x: float
    y: float
    size: float
    text: str
    bold: bool = False

    @property
    def width(self) -> float:
        """Its estimated width."""
        return len(self.text.strip()) * self.size * _WIDTH

    @property
    def end(self) -> float:
        """The estimated x coordinate of its end."""
        return self.x + self.width


class Printed(NamedTuple):
    """A line of a page; ``strong``: all of it is bold; ``size`` is that of its largest letters."""

    text: str
    strong: bool = False
    size: float = 0.0
    column: int = 1


def lines_of(pieces: Sequence[Piece], gutter: float | None = None) -> list[Printed]:
    """The lines of a page from top to bottom; with a gutter, the left column before the right."""
    if gutter is None:
        return _rows(pieces)
    crossing = {piece for piece in pieces if piece.x < gutter and piece.x + piece.width * _SURELY > gutter + _BIN}
    sides = [piece for piece in pieces if piece not in crossing]
    left = [piece for piece in sides if piece.x < gutter]
    right = [piece for piece in sides if piece.x >= gutter]
    top = max((piece.y for piece in sides), default=0.0)
    above = [piece for piece in pieces if piece in crossing and piece.y > top]
    below = [piece for piece in pieces if piece in crossing and piece.y <= top]
    second = (line._replace(column=2) for line in _rows(right))
    return [*_rows(above), *_rows(left), *second, *_rows(below)]


def common_gutter(pages: Sequence[Sequence[Piece]]) -> float | None:
    """The x coordinate at which the right column of a document begins; None for one column.

    Widths of letters are estimates, so single pages can seem to have a gutter or not: the majority of full pages
    decides.
    """
    full = [page for page in pages if len({round(piece.y) for piece in page}) >= 3 * _FEWEST] or list(pages)
    found = sorted(gutter for page in full if (gutter := _gutter(page)) is not None)
    if len(found) * 2 <= len(full):
        return None
    middle = found[len(found) // 2]
    return middle if sum(abs(gutter - middle) < 4 * _BIN for gutter in found) * 2 > len(full) else None


def _gutter(pieces: Sequence[Piece]) -> float | None:
    """The right edge of the empty band between two columns of a page, or None."""
    if not pieces:
        return None
    start = min(piece.x for piece in pieces)
    pieces = [piece for piece in pieces if " " in piece.text.strip() or len(piece.text) < _ADDRESS] or pieces
    width = max(piece.end for piece in pieces) - start
    bins = int(width / _BIN) + 1
    if not 0 < bins < 2000:
        return None
    covering: list[list[Piece]] = [[] for _ in range(bins)]
    for piece in pieces:
        for place in range(int((piece.x - start) / _BIN), min(bins, int((piece.end - start) / _BIN) + 1)):
            covering[place].append(piece)
    few = max(2, len(pieces) // 20)
    best: tuple[int, int] = (0, 0)
    at = int(bins * 0.3)
    while at < int(bins * 0.7):
        stop = at
        while stop < bins and len(covering[stop]) <= few:
            stop += 1
        if stop - at > best[1] - best[0]:
            best = (at, stop)
        at = stop + 1
    if (best[1] - best[0]) * _BIN < _NARROWEST:
        return None
    edge = start + best[1] * _BIN
    right = [piece.x for piece in pieces if piece.x >= edge - 2 * _BIN]
    sides = [{round(piece.y) for piece in pieces if (piece.x < edge - 2 * _BIN) is side} for side in (True, False)]
    return min(right) - 1 if min(map(len, sides)) >= _FEWEST else None


def _rows(pieces: Iterable[Piece]) -> list[Printed]:
    """The lines of one column."""
    rows: list[list[Piece]] = []
    for piece in sorted(pieces, key=lambda one: -one.y):
        if rows and rows[-1][0].y - piece.y < 0.4 * max(piece.size, 4):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    lines: list[Printed] = []
    steps = sorted(above[0].y - below[0].y for above, below in pairwise(rows))
    usual = steps[len(steps) // 5] if steps else 0.0
    for place, row in enumerate(rows):
        if place and rows[place - 1][0].y - row[0].y > _PARAGRAPH * usual:
            lines.append(Printed(""))
        strong, size = all(piece.bold for piece in row), max(piece.size for piece in row)
        text = _row(sorted(row, key=lambda one: one.x))
        lines += [Printed(line, strong, size) for line in text.split("\n") if line.strip()]
    return lines


def _row(pieces: Sequence[Piece]) -> str:
    text = ""
    end = 0.0
    for piece in pieces:
        apart = text and not text.endswith((" ", "\n")) and not piece.text.startswith((" ", ",", ".", ";", ":", ")"))
        text += (" " if apart and piece.x - end > -0.5 * piece.size else "") + piece.text
        end = piece.end
    return text.strip()
