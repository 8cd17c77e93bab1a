"""The fact table of two cards in an answer: what always, never or sometimes holds, with both and without one."""

from __future__ import annotations

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
        """Nothing: the table is drawn where the set-up is."""
        yield from ()

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
