"""The widths of a table's columns: what they ask for if there is room, else a share of it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

INDENT = "  "
"""The space before the first column."""
BETWEEN = "  "
"""The space between two columns."""


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
