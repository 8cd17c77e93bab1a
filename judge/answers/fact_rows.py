"""The fact table of two cards in an answer: what always, never or sometimes holds, with both and without one."""

from __future__ import annotations

from judge.answers.blocks import BETWEEN, line
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.blocks import Line
    from judge.matchup.fact_table import FactTable, Row


class FactRows(NamedTuple):
    """The rows of the set-up that is shown."""

    table: FactTable

    def as_lines(self) -> Iterator[Line]:
        yield from self.lines(self.table.first)

    def differing(self, most: int) -> tuple[Row, ...]:
        """The first rows that the text of one card makes a difference to; without a comparison, the first of all."""
        first = self.table.first
        return tuple(row for row in first if row.differs or not self.table.left_out)[:most]

    def lines(self, rows: tuple[Row, ...]) -> Iterator[Line]:
        """Rows as a table: the fact, with both cards, without the text of one, and whose choices decide it."""
        if not rows:
            return
        left_out = self.table.left_out
        heads = (
            [f"with and without {left_out.partition(',')[0]}", "with", "without"] if left_out else ["", "in the end"]
        )
        yield line("columns", *[part for head in (*heads, "whose choice") for part in (BETWEEN, head)][1:])
        for row in rows:
            cells = [row.here.words, *([row.without.words] if left_out and row.without is not None else [])]
            spans = [part for cell in (*cells, " and ".join(row.whose) or "-") for part in (BETWEEN, cell)]
            yield line("row", row.fact, *spans)

    def add_to(self, values: dict[str, Any]) -> None:
        values["without"] = self.table.left_out or None
        shown = self.table.first
        values["facts"] = [_as_json(row, shown=row in shown) for row in self.table.rows]


def _as_json(row: Row, *, shown: bool) -> dict[str, Any]:
    without = row.without
    return {
        "fact": row.fact,
        "with": row.here.words,
        "without": without.words if without is not None else None,
        "differs": row.differs if without is not None else None,
        "whose": list(row.whose),
        "outcomes": {one.value: one.outcome or None for one in row.here.values},
        "outcomes_without": {one.value: one.outcome or None for one in without.values} if without is not None else None,
        "shown": shown,
    }
