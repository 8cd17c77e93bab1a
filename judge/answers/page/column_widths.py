"""The widths of a table's columns: what they ask for or a share of the room; on a narrow screen, rows in one."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

INDENT = "  "
"""The space before the first column."""
BETWEEN = "  "
"""The space between two columns."""
SIDE_BY_SIDE = 60
"""On fewer columns than this a table of more than two columns is written row by row."""


def widths_of(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """The width of each column of a table on a screen of ``width`` columns. For 0, that of its longest cell."""
    many = max(map(len, rows))
    natural = [max(len(row[at]) for row in rows if at < len(row)) for at in range(many)]
    return _fitted(natural, width - len(INDENT) - len(BETWEEN) * (many - 1)) if width else natural


def _fitted(natural: list[int], room: int) -> list[int]:
    """Widths that fit: a column that asks for less than its share gets what it asks for, and the others share the rest.

    The share of the last column is twice that of another.
    """
    widths = list(natural)
    wide = list(range(len(natural)))
    while sum(widths) > room:
        left = room - sum(width for at, width in enumerate(widths) if at not in wide)
        part = max(1, left // (len(wide) + (len(natural) - 1 in wide)))
        shares = {at: part if at < len(natural) - 1 else max(1, left - part * (len(wide) - 1)) for at in wide}
        modest = [at for at in wide if natural[at] <= shares[at]]
        if not modest or len(modest) == len(wide):
            return [min(natural[at], shares.get(at, width)) for at, width in enumerate(widths)]
        wide = [at for at in wide if at not in modest]
    return widths


def heading(heads: Sequence[str]) -> str:
    """The heads of a table whose rows are paragraphs: all of them, or the first where the rows have the others."""
    return heads[0] or ": ".join(head for head in heads if head)


def labels(row: Sequence[str], heads: Sequence[str]) -> list[str]:
    """What stands before each cell of a row that is one paragraph.

    Where the first column has a head, the cells after it have theirs before them, and a last one of which there is
    nothing to say has no label and is left out; else only colons part them.
    """
    if heads and heads[0]:
        row = row[:-1] if row[-1] == "-" else row
        return ["", *(f"{': ' if at == 1 else ', '}{head} " for at, head in enumerate(heads[1:], 1))][: len(row)]
    told = [at for at, part in enumerate(row) if part and at]
    return ["" if not at or at not in told else " " if at == told[0] else ": " for at in range(len(row))]


def in_one(row: Sequence[str], heads: Sequence[str]) -> str:
    """A row that is one paragraph."""
    return "".join(f"{label}{part}" for label, part in zip(labels(row, heads), row, strict=False))
