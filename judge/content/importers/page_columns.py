"""Pieces of text on a page, as a PDF places them, in the order in which people read them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.content.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_WIDTH = 0.46
"""The width of an average letter, in sizes of its font; a PDF does not tell the real one."""
_SURELY = 0.7
"""A piece is at least so much of its guessed width."""
_PARAGRAPH = 1.4
"""Lines that are so many times farther apart than usual have a blank line between them."""
_BIN = 3.0
_NARROWEST = 6.0
_ADDRESS = 40
"""A word of so many letters is an address; it runs over the edge of its column, and often over that of the page."""
_FEWEST = 6
"""So many lines each side of a gutter has."""


class Piece(NamedTuple):
    """A piece of text that begins at a place; ``y`` grows upwards."""

    x: float
    y: float
    size: float
    text: str
    bold: bool = False

    @property
    def width(self) -> float:
        """How wide it is, roughly."""
        return len(self.text.strip()) * self.size * _WIDTH

    @property
    def end(self) -> float:
        """Where it ends, roughly."""
        return self.x + self.width


class Printed(NamedTuple):
    """A line of a page: whether all of it is bold, the size of its largest letters, and its column."""

    text: str
    strong: bool = False
    size: float = 0.0
    column: int = 1


def lines_of(pieces: Sequence[Piece], gutter: float | None = None) -> list[Printed]:
    """Give the lines of a page from top to bottom; with a gutter, the column on its left first."""
    if gutter is None:
        return _rows(pieces)
    crossing = {piece for piece in pieces if piece.x < gutter and piece.x + piece.width * _SURELY > gutter + _BIN}
    sides = [piece for piece in pieces if piece not in crossing]
    left = [piece for piece in sides if piece.x < gutter]
    right = [piece for piece in sides if piece.x >= gutter]
    top = max((piece.y for piece in sides), default=0.0)
    above = [piece for piece in crossing if piece.y > top]
    below = [piece for piece in crossing if piece.y <= top]
    second = (line._replace(column=2) for line in _rows(right))
    return [*_rows(above), *_rows(left), *second, *_rows(below)]


def common_gutter(pages: Sequence[Sequence[Piece]]) -> float | None:
    """Find where the right column of a document begins; None for one column.

    The widths of letters are guesses, so pages may seem to have a gutter or none: most of the full pages decide.
    """
    full = [page for page in pages if len({round(piece.y) for piece in page}) >= 3 * _FEWEST] or list(pages)
    found = sorted(gutter for page in full if (gutter := _gutter(page)) is not None)
    if len(found) * 2 <= len(full):
        return None
    middle = found[len(found) // 2]
    return middle if sum(abs(gutter - middle) < 4 * _BIN for gutter in found) * 2 > len(full) else None


def _gutter(pieces: Sequence[Piece]) -> float | None:
    """Find the empty band between two columns of a page, and give its right edge."""
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
    """Give the lines of one column."""
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
