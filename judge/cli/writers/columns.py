"""A table as lines: columns side by side if there is room, one line per row on a narrow screen."""

from __future__ import annotations

from judge.answers.page.blocks import GAP, unmarked
from judge.answers.page.column_widths import BETWEEN, INDENT, SIDE_BY_SIDE, heading, in_one, widths_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.blocks import Line, Span

MARKED = "> "
"""What stands in place of the indent of the row that was asked for."""


def cells_of(line: Line) -> list[list[Span]]:
    """The spans of each cell of a row."""
    found: list[list[Span]] = [[]]
    for span in line.spans:
        if span.mark == GAP:
            found.append([])
        else:
            found[-1].append(span)
    return found


def table(lines: Sequence[Line], width: int) -> Iterator[tuple[Line, tuple[str, ...]]]:
    """Each line of the screen with the row it belongs to, as cells that are filled to the width of their column.

    A row that is written below another has one cell. ``width`` 0 breaks no line.
    """
    rows = [[unmarked("".join(span.text for span in cell)) for cell in cells_of(line)] for line in lines]
    many = max(map(len, rows))
    if width and width < SIDE_BY_SIDE and many > 2:
        heads: list[str] = []
        for line, row in zip(lines, rows, strict=True):
            if line.kind == "columns":
                heads = row
                yield from ((line, (part,)) for part in _broken(heading(heads), width - len(INDENT)))
            else:
                yield from ((line, (part,)) for part in _in_one(row, heads, width))
        return
    widths = widths_of(rows, width)
    for line, row in zip(lines, rows, strict=True):
        broken = [list(_broken(text, widths[at])) for at, text in enumerate(row)]
        for place in range(max(map(len, broken))):
            parts = [cell[place] if place < len(cell) else "" for cell in broken]
            filled = [part.ljust(widths[at]) for at, part in enumerate(parts[:-1])]
            yield line, (*filled, parts[-1])


def drawn(cells: Sequence[str], kind: str = "") -> str:
    """The cells of a line of the screen as text."""
    return (beginning(kind, cells) + BETWEEN.join(cells)).rstrip()


def beginning(kind: str, cells: Sequence[str]) -> str:
    """What stands before the first cell: a mark where the row is the one asked for, and this its first line."""
    return MARKED if kind == "asked" and cells[0] and not cells[0].startswith(" ") else INDENT


def _in_one(row: list[str], heads: list[str], width: int) -> Iterator[str]:
    for at, part in enumerate(_broken(in_one(row, heads), width - 2 * len(INDENT))):
        yield f"{INDENT}{part}" if at else part


def _broken(text: str, width: int) -> Iterator[str]:
    line = ""
    for word in text.split() or [""]:
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
