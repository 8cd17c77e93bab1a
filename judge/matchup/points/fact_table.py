"""The facts on all lines of a set-up with both cards, and on all lines without the text of one.

Every cell is computed over every answer of the walked graph, never over one line of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.matchup.points.facts_of_a_walk import AskingOrder, FactKind, WalkFact, told_at_end, told_by
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import Verdict
from judge.matchup.walks.observed_facts import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.points.facts_of_a_walk import Value
    from judge.matchup.points.verdicts import Values
    from judge.matchup.walks.explorer import Outcome, Walk

MOST = 8
"""The number of rows shown unless all are asked for."""


NOT_THERE = "-"
"""The value at an end of an object that is not there, or no longer."""


class ShownValue(Struct, frozen=True):
    """A value in words, and the number of the first outcome whose example line shows it (0: none of them does)."""

    value: str
    outcome: int = 0


class Cell(Struct, frozen=True):
    """A fact on all lines of one walk.

    ``verdict`` is ALWAYS or NEVER for something that either happens or does not, ALWAYS for a value that is the same on
    every line, and DEPENDS otherwise. ``whose`` are those whose choices make the difference ("chance" among them).
    """

    words: str
    verdict: Verdict
    whose: tuple[str, ...]
    values: tuple[ShownValue, ...]


class Row(Struct, frozen=True):
    """A fact with both cards, and without the text of one of them (None: nothing was compared).

    ``aside``: it follows from other rows, or from one card being left out. It is only shown if all rows are asked for.
    """

    fact: str
    asked: AskingOrder
    about: str
    here: Cell
    without: Cell | None
    aside: bool = False

    @property
    def differs(self) -> bool:
        """Whether the text that is left out makes a difference to the fact."""
        return self.without is not None and self.without.words != self.here.words

    @property
    def whose(self) -> tuple[str, ...]:
        """Whose choices make a difference, with both cards or without one."""
        return tuple(dict.fromkeys((*self.here.whose, *(self.without.whose if self.without is not None else ()))))


class FactTable(Struct, frozen=True):
    """The rows with something to report, in the order in which a judge asks.

    ``left_out`` is the card whose text is left out, "" if nothing was compared. ``complete``: all lines of both walks
    were walked, and none was dropped because a later act could not be taken. Otherwise each cell is true only for the
    lines that were walked, and a difference may come of that alone.
    """

    left_out: str
    rows: tuple[Row, ...]
    complete: bool

    @property
    def first(self) -> tuple[Row, ...]:
        """The rows to show unless all are asked for: those that are not aside, or all if there are no others."""
        telling = [row for row in self.rows if not row.aside]
        return tuple((telling or list(self.rows))[:MOST])


def fact_table(walked: Walk, without: Walk | None = None, left_out: str = "") -> FactTable:
    """The facts of a walk that differ between its lines, or from the walk ``without`` the text of ``left_out``.

    Draws are always included. A walk on which the acts cannot be taken has no facts.
    """
    if not walked.lines:
        return FactTable("", (), complete=walked.complete)
    here = Facts(walked)
    there = Facts(without) if without is not None and without.lines else None
    at_first = {fact.words: value for fact, value in told_at_end(observe(walked.start.state)).items()}
    rows: list[Row] = []
    for fact in sorted({*here.told, *(there.told if there is not None else ())}, key=_in_order):
        row = Row(fact.words, fact.asked, fact.about, here.cell(fact), there.cell(fact) if there is not None else None)
        drawn = fact.told is FactKind.NUMBER and fact.asked is AskingOrder.CARDS
        if row.differs or drawn or row.here.verdict is Verdict.DEPENDS:
            rows.append(replace(row, aside=_is_aside(fact, row, left_out, at_first.get(fact.words, ""), rows)))
    complete = is_whole(walked) and (there is None or (without is not None and is_whole(without)))
    rows = list(_without_repeats(rows))
    rows.sort(key=lambda row: (row.aside, row.asked.value, row.about == left_out, not row.differs))
    return FactTable(left_out if there is not None else "", tuple(rows), complete)


def is_whole(walked: Walk) -> bool:
    """Whether all lines were walked to their end, and none was dropped because a later act could not be taken."""
    return walked.complete and not walked.dropped_lines


def _in_order(fact: WalkFact) -> tuple[int, str]:
    return fact.asked.value, fact.words


_GONE = frozenset({AskingOrder.PLACE, AskingOrder.CARDS, AskingOrder.COST, AskingOrder.STATE})
"""Facts about the play, the cost and the last place of a card that is left out, and so is not played."""


def _is_aside(fact: WalkFact, row: Row, left_out: str, at_first: str, rows: list[Row]) -> bool:
    """Whether a row is bookkeeping, or follows from the rows above it."""
    if fact.asked is AskingOrder.BOOKKEEPING or (fact.about == left_out and fact.asked in _GONE):
        return True
    if fact.about == left_out and row.without is not None and row.without.words == NOT_THERE:
        return True
    if fact.told is not FactKind.END:
        return False
    said = {value.value for cell in (row.here, row.without) if cell is not None for value in cell.values}
    if any(one.asked is AskingOrder.DEATH and one.about == fact.about for one in rows):
        said = {value for value in said if not value.endswith("trash")}
    if fact.asked is AskingOrder.CONTROL:
        said -= {"nobody"}
    if fact.asked is AskingOrder.MIGHT and len(said - {NOT_THERE}) == 1:
        return True
    return not said - {at_first, NOT_THERE}


_NUMBER = re.compile(r" #\d+")


def _without_repeats(rows: list[Row]) -> Iterator[Row]:
    """The rows, with repetitions aside: that a unit is stunned, and facts on objects that are missing without a text.

    A fact about one of several equal tokens is given for the first.
    """
    words = {row.fact for row in rows}
    cells = {(row.fact, row.here.words, row.without.words if row.without is not None else "") for row in rows}
    missing: set[str] = set()
    for row in rows:
        stunned = row.fact == f"{row.about} is" and f"{row.about} is stunned" in words
        bare = {value.value.removesuffix(", stunned") for value in (*row.here.values, *_values_of(row.without))}
        not_there = row.without is not None and row.asked in _GONE and row.without.words in (NOT_THERE, "never")
        first = (
            _NUMBER.sub("", row.fact, count=1),
            row.here.words,
            row.without.words if row.without is not None else "",
        )
        again = first[0] != row.fact and first in cells
        yield replace(
            row, aside=row.aside or again or (stunned and len(bare) == 1) or (not_there and row.about in missing)
        )
        if row.without is not None and row.without.words == NOT_THERE:
            missing.add(row.about)


def _values_of(cell: Cell | None) -> tuple[ShownValue, ...]:
    return cell.values if cell is not None else ()


class Facts:
    """Every fact on the lines of one walk."""

    def __init__(self, walked: Walk) -> None:
        self.lines = AllLines(walked)
        self.examples = [_example(walked, outcome) for outcome in walked.outcomes]
        self.steps = [_steps(outcome) for outcome in walked.outcomes]
        self.told: dict[WalkFact, dict[int, Any]] = {}
        for edge, events in self.lines.edges_with_events():
            for fact, value in told_by(edge.log, events):
                here = self.told.setdefault(fact, {})
                here[id(edge)] = _add(here[id(edge)], value) if id(edge) in here else value
        for node in self.lines.end_nodes():
            for fact, text in told_at_end(next(iter(node.found))).items():
                self.told.setdefault(fact, {})[id(node)] = text

    def cell(self, fact: WalkFact) -> Cell:
        """The values of a fact on the lines."""
        told = self.told.get(fact, {})
        nothing = _NOTHING[fact.told]
        if fact.told is FactKind.HAPPENS:
            judged = self.lines.judge(set(told))
            flags = ((True, judged.line_with), (False, judged.line_without))
            values = [flag for flag, line in flags if line is not None]
            return Cell(judged.verdict.value, judged.verdict, judged.by, self._shown_values(values, fact, told))
        found: Values[Any]
        if fact.told is FactKind.END:
            found = self.lines.values_of_ends({id(node): told.get(id(node), "") for node in self.lines.end_nodes()})
        else:
            found = self.lines.sums_of_edges(told, nothing, _add)
        shown = self._shown_values(sorted((one.value for one in found.reached), key=_by_value), fact, told)
        verdict = Verdict.ALWAYS if len(shown) == 1 else Verdict.DEPENDS
        words = " or ".join(one.value for one in shown)
        return Cell(words, verdict, found.by if verdict is Verdict.DEPENDS else (), shown)

    def _shown_values(self, values: list[Any], fact: WalkFact, told: dict[int, Any]) -> tuple[ShownValue, ...]:
        """The values with the first outcome that shows each: by its choices, and by the steps of its example line."""
        nothing = _NOTHING[fact.told]
        on_lines = []
        for example, steps in zip(self.examples, self.steps, strict=True):
            total = nothing
            for part in example:
                total = _add(total, told[part]) if part in told else total
            on_lines.append(total if total == steps.get(fact, nothing) else None)
        return tuple(
            ShownValue(_words(value), on_lines.index(value) + 1 if value in on_lines else 0) for value in values
        )


_NOTHING: dict[FactKind, Value] = {FactKind.HAPPENS: False, FactKind.NUMBER: 0, FactKind.LIST: (), FactKind.END: ""}


def _add(one: Any, other: Any) -> Any:
    return one or other if isinstance(one, bool) else one + other


def _by_value(value: Any) -> tuple[int, Any]:
    """A key that sorts values: numbers by their size, others by their words."""
    is_number = isinstance(value, str) and value.isdigit()
    return (len(value), value) if is_number else (0, value)


def _words(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " and ".join(value) or "nothing"
    return str(value) or NOT_THERE


def _steps(outcome: Outcome) -> dict[WalkFact, Any]:
    """The facts in the steps of the example line. Its log is one of several if positions have merged."""
    found: dict[WalkFact, Any] = dict(told_at_end(outcome.facts))
    for fact, value in told_by(outcome.end.log, outcome.end.events):
        found[fact] = _add(found[fact], value) if fact in found else value
    return found


def _example(walked: Walk, outcome: Outcome) -> tuple[int, ...]:
    """The answers on the example line of an outcome and its end, by their ``id``."""
    assert walked.graph is not None
    edge, found = walked.graph.start, []
    for choice in outcome.choices:
        found.append(id(edge))
        edge = next(one for one in edge.child.edges if one.answer == choice.answer)
    return (*found, id(edge), id(edge.child))
