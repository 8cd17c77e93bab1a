"""How many lines of 80 columns the blocks of a screen take, its tables with their columns side by side."""

from __future__ import annotations

from itertools import groupby

from judge.answers.page.blocks import GAP, unmarked
from judge.answers.page.column_widths import widths_of
from judge.answers.page.fit_lines import COLUMNS, MARGIN, broken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.blocks import Block, Line


_INDENTED = 2 * MARGIN
"""The deepest indent of a line that goes on."""


def height_of(blocks: Iterable[Block]) -> int:
    """The lines that blocks take, at most."""
    total = 0
    for table, lines in groupby(_with_tables(blocks), key=lambda one: one[0]):
        told = [line for _, line in lines]
        total += _of_table(told) if table else sum(map(_of_line, told))
    return total


def _with_tables(blocks: Iterable[Block]) -> Iterator[tuple[int, Line]]:
    """Each line with the number of its table, or 0 outside tables."""
    number, is_in_table = 0, False
    for line in (line for block in blocks for line in block.as_lines()):
        is_row = line.kind in {"columns", "row"}
        number += is_row and (not is_in_table or line.kind == "columns")
        is_in_table = is_row
        yield (number if is_row else 0), line


def _of_table(lines: list[Line]) -> int:
    rows = [_cells(line) for line in lines]
    widths = widths_of(rows, COLUMNS)
    return sum(max(len(broken(cell, widths[at])) for at, cell in enumerate(row)) for row in rows)


def _cells(line: Line) -> list[str]:
    cells = [""]
    for span in line.spans:
        if span.mark == GAP:
            cells.append("")
        else:
            cells[-1] += unmarked(span.text)
    return cells


def _of_line(line: Line) -> int:
    """The number of lines of a paragraph.

    The first line of a screen has its parts apart, the last is never indented.
    """
    cells = _cells(line)
    if line.kind in {"read", "more"}:
        text = "  ".join(cells)
        return 1 if len(text) <= COLUMNS else sum(len(broken(one, COLUMNS)) for one in text.rsplit("  ", 1))
    room = COLUMNS if line.kind == "verdict" else COLUMNS - _INDENTED
    return sum(len(broken(one, room)) for one in unmarked("  ".join(cells)).split("\n"))
