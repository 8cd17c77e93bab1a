"""How many lines the blocks of a screen take, at the width that it has."""

from __future__ import annotations

from itertools import groupby

from judge.answers.page.blocks import GAP, unmarked
from judge.answers.page.column_widths import SIDE_BY_SIDE, heading, in_one, widths_of
from judge.answers.page.fit_lines import COLUMNS, MARGIN, broken, height

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.blocks import Block, Line


_INDENTED = 2 * MARGIN
"""The deepest indent of a line that goes on."""
_NEVER_INDENTED = frozenset({"verdict", "set-up", "doubt"})
"""Kinds of paragraphs that go on as far left as they begin."""


def height_of(blocks: Iterable[Block], columns: int = COLUMNS) -> int:
    """The lines that blocks take, at most."""
    total = 0
    for table, lines in groupby(_with_tables(blocks), key=lambda one: one[0]):
        told = [line for _, line in lines]
        total += _of_table(told, columns) if table else sum(_of_line(one, columns) for one in told)
    return total


def _with_tables(blocks: Iterable[Block]) -> Iterator[tuple[int, Line]]:
    """Each line with the number of its table, or 0 outside tables."""
    number, is_in_table = 0, False
    for line in (line for block in blocks for line in block.as_lines()):
        is_row = line.kind in {"columns", "row"}
        number += is_row and (not is_in_table or line.kind == "columns")
        is_in_table = is_row
        yield (number if is_row else 0), line


def _of_table(lines: list[Line], columns: int) -> int:
    rows = [_cells(line) for line in lines]
    if columns < SIDE_BY_SIDE and max(map(len, rows)) > 2:
        return sum(_in_paragraphs(lines, rows, columns))
    widths = widths_of(rows, columns)
    return sum(max(len(broken(cell, widths[at])) for at, cell in enumerate(row)) for row in rows)


def _in_paragraphs(lines: list[Line], rows: list[list[str]], columns: int) -> Iterator[int]:
    heads: list[str] = []
    for line, row in zip(lines, rows, strict=True):
        heads = row if line.kind == "columns" else heads
        text = heading(heads) if line.kind == "columns" else in_one(row, heads)
        yield height(text, columns - _INDENTED)


def _cells(line: Line) -> list[str]:
    cells = [""]
    for span in line.spans:
        if span.mark == GAP:
            cells.append("")
        else:
            cells[-1] += unmarked(span.text)
    return cells


def _of_line(line: Line, columns: int) -> int:
    """The number of lines of a paragraph.

    The first line of a screen has its parts apart, the last is never indented.
    """
    cells = _cells(line)
    if line.kind in {"read", "more"}:
        text = "  ".join(cells)
        indent = MARGIN * (line.kind == "more" and columns < SIDE_BY_SIDE)
        return 1 if len(text) <= columns else sum(height(one, columns - indent) for one in text.rsplit("  ", 1))
    return height("  ".join(cells), columns if line.kind in _NEVER_INDENTED else columns - _INDENTED)
