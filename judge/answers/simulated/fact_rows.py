"""The fact table of two cards: facts that are true always, never or sometimes, with both cards and without one."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, line
from judge.answers.sentences.names_in_sentences import named
from judge.matchup.points.difference_sentences import in_words
from judge.matchup.points.fact_table import NOT_THERE
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from judge.answers.page.blocks import Line
    from judge.answers.sentences.names_in_sentences import Names
    from judge.matchup.points.fact_table import Cell, FactTable, Row


NOT_WHOLE = "compared on the lines that could be walked; others were left out"
"""The note under rows that do not rest on all lines."""


class FactRows(NamedTuple):
    """The rows of the set-up that is shown.

    ``fields`` names its battlefields by their cards, ``names`` has all other names in the rows for people. ``told`` are
    the facts in the verdict.
    """

    table: FactTable
    fields: Names
    names: Names
    told: frozenset[str] = frozenset()

    def as_lines(self) -> Iterator[Line]:
        yield from self.lines(self.table.first)

    def differing(self, most: int, *, beside_rows: bool = False, always: str = "") -> tuple[Row, ...]:
        """The first rows to which the text of one card makes a difference. Without a comparison, the first of all.

        Left out are rows that the verdict has, and those that outcomes give ``beside_rows``: true on some of them, and
        never without that text. Also events that happen ``always`` anyway, a death that is replaced if another row has
        that death, and facts about an object that is no longer there.
        """
        deaths = {row.about for row in self.table.rows if row.asked.name == "DEATH" and row.here.words == "never"}
        said = set(always.split("; "))
        told = {*self.told, *(row.fact for row in self.table.rows if row.here.words != NOT_THERE)}
        first = [
            row for row in self.table.rows
            if not (beside_rows and _is_told_by_outcomes(row))
            and not (row.asked.name == "SAVED" and row.about in deaths)
            and row.fact not in self.told
            and not (row.here.words == NOT_THERE and _tells_what_became_of(row.about, told))
            and not (_in_short(row, self.names) in said and row.differs)
        ]  # fmt: skip
        return tuple(row for row in first if not row.aside and (row.differs or not self.table.left_out))[:most]

    def lines(self, rows: tuple[Row, ...]) -> Iterator[Line]:
        """Rows as a table: the fact, with both cards, without the text of one, and whose choices decide it."""
        if not rows:
            return
        left_out = self.table.left_out
        if len(rows) == 1 and left_out and rows[0].differs:
            yield line("common", f"with {named(left_out, self.names)}: {named(in_words(rows[0]), self.names)}")
            rows = ()
        heads = (
            [f"with and without {left_out.partition(',')[0]}", "with", "without"] if left_out else ["", "in the end"]
        )
        if rows:
            yield line("columns", *[part for head in (*heads, "whose choice") for part in (BETWEEN, head)][1:])
        for row in rows:
            cells = [row.here.words, *([row.without.words] if left_out and row.without is not None else [])]
            cells = [named(_with_what_is_missing_last(cell), self.names) for cell in cells]
            spans = [part for cell in (*cells, " and ".join(row.whose) or "-") for part in (BETWEEN, cell)]
            yield line("row", named(row.fact, self.names), *spans)
        if not self.table.complete:
            yield line("common", NOT_WHOLE)

    def add_to(self, values: dict[str, Any]) -> None:
        values["without"] = self.table.left_out or None
        shown = self.table.first
        values["facts"] = [_as_json(row, self.fields, shown=row in shown) for row in self.table.rows]
        values["facts_complete"] = self.table.complete


def _tells_what_became_of(about: str, told: Iterable[str]) -> bool:
    """Whether a fact says that an object that is no longer there has died, or where it is."""
    return not {f"{about} is killed", f"{about} ends in"}.isdisjoint(told)


def _with_what_is_missing_last(cell: str) -> str:
    """The values of a cell. That an object is not there on some lines comes last, in words."""
    values = cell.split(" or ")
    if NOT_THERE not in values or len(values) == 1:
        return cell
    return " or ".join([*(value for value in values if value != NOT_THERE), "not there"])


def _in_short(row: Row, names: Names) -> str:
    """A fact in the words of outcomes: an event by itself, a number with its value."""
    fact = row.fact
    if row.here.words.isdigit():
        fact = f"{fact} {row.here.words}"
        if row.fact.startswith(_DEALT):
            fact = f"{row.about} is dealt {row.here.words}"
    if row.asked.name == "PLACE" and row.here.words.endswith("banishment"):
        fact = f"{row.about} stays banished"
    return named(fact, names)


_DEALT = "damage dealt to "


def _is_told_by_outcomes(row: Row) -> bool:
    """Whether a fact is true on some outcomes, and on the others as it is without the text."""
    if row.without is None or len(row.here.values) == 1 or len(row.without.values) != 1:
        return False
    return row.without.values[0].value in {one.value for one in row.here.values}


def _as_json(row: Row, fields: Names, *, shown: bool) -> dict[str, Any]:
    without = row.without
    return {
        "fact": named(row.fact, fields),
        "with": named(row.here.words, fields),
        "without": named(without.words, fields) if without is not None else None,
        "differs": row.differs if without is not None else None,
        "whose": list(row.whose),
        "outcomes": _outcomes(row.here, fields),
        "outcomes_without": _outcomes(without, fields) if without is not None else None,
        "shown": shown,
    }


def _outcomes(cell: Cell, fields: Names) -> dict[str, int | None]:
    return {named(one.value, fields): one.outcome or None for one in cell.values}
