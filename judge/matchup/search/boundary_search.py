"""Walks boundary boards: the numbers at which a card decides about lethal damage or a limit on Might."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.board_of_roles import UNIT_LABEL
from judge.matchup.boards.boundary_board import Boundary, Change, boundaries
from judge.matchup.boards.steering import FREE, fits
from judge.matchup.boards.textless import acts_without, without_text
from judge.matchup.points.fact_table import fact_table, is_whole
from judge.matchup.points.interaction import Edge
from judge.matchup.points.verdicts import Verdict
from judge.matchup.walks.walks_of_a_pair import walk_of

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.solved_board import SolvedBoard
    from judge.matchup.boards.steering import Steering
    from judge.matchup.points.fact_table import Row
    from judge.matchup.walks.explorer import Walk
    from judge.slugs import Slug

BUDGET_EACH = 120
MOST_BOARDS = 12

DEATH = f"{UNIT_LABEL} is killed"
PLACE = f"{UNIT_LABEL} ends in"


def on_the_boundary(
    one: Card, other: Card, wanted: Steering = FREE
) -> tuple[SolvedBoard, Walk, list[Edge]] | None:  # fmt: skip
    """The first board on which one of two cards decides, by its numbers, the effect of the other one on a unit.

    Returns None if the user stated the board, because the Might is then fixed.
    """
    fitting = (found for found in boundaries(one, other) if fits(found.board, wanted))
    for boundary in islice(fitting, MOST_BOARDS if wanted.only_picks else 0):
        try:
            found = _walk_with_edge(boundary)
        except CannotSimulate:
            continue
        if found is not None:
            return boundary.board, found[0], [found[1]]
    return None


def _walk_with_edge(boundary: Boundary) -> tuple[Walk, Edge] | None:
    board, by = boundary.board, boundary.by.name
    walked = walk_of(board.setup(), board.acts, BUDGET_EACH)
    if walked.impossible is not None or not walked.complete:
        return None
    without = walk_of(without_text(board.setup(), by), acts_without(board, by), BUDGET_EACH)
    if without.impossible is not None:
        needed = without.impossible.rule == VALID_CHOICES and not boundary.threshold.deals
        return (walked, _edge(boundary, (VALID_CHOICES,), _enabled(boundary))) if needed else None
    rows = {row.fact: row for row in fact_table(walked, without, by).rows}
    row = next((rows[fact] for fact in (DEATH, PLACE) if fact in rows and rows[fact].differs), None)
    if row is None or not (is_whole(walked) and is_whole(without)):
        return None
    words = _lethal(boundary, row, rows) if boundary.threshold.deals else _limited(boundary, row)
    return (walked, _edge(boundary, _rules(walked, without), words)) if words else None


def _edge(boundary: Boundary, rules: tuple[Slug, ...], words: str) -> Edge:
    return Edge("decides", boundary.by.name, boundary.threshold.card.name, 0, rules, words)


def _rules(*walks: Walk) -> tuple[Slug, ...]:
    """The rules by which the unit dies, or does not, on either walk."""
    told = (event for found in walks for outcome in found.outcomes for event in outcome.end.events)
    kinds = (Happened.KILLED, Happened.MIGHT_CHANGED)
    return tuple(dict.fromkeys(rule for event in told if event.kind in kinds for rule in event.rules))


def _lethal(boundary: Boundary, row: Row, rows: dict[str, Row]) -> str:
    """Who survives with the changing card, or dies only with it, and by how much. "" if it is the other way round."""
    by, threshold = boundary.by.name, boundary.threshold
    what = f"-{threshold.might} Might" if threshold.takes else f"{threshold.might} damage"
    loss = f"the {what} of {threshold.card.name}"
    damaged = ", damaged 1" if threshold.unit(boundary.changes).damage else ""
    unit = f"{UNIT_LABEL} ({boundary.might} Might{damaged})"
    here, there = row.here.verdict, row.without.verdict if row.without is not None else Verdict.NO_LINE
    if row.fact != DEATH:
        return ""
    if boundary.changes is Change.TAKES:
        can = {Verdict.DEPENDS: "can be", Verdict.ALWAYS: "is"}.get(here)
        if can is None or there is not Verdict.NEVER:
            return ""
        return f"with {by}, {loss} {can} lethal to {unit}; without it, that is 1 too little"
    survives = {Verdict.DEPENDS: "can survive", Verdict.NEVER: "survives"}.get(here)
    can = {Verdict.DEPENDS: "can be", Verdict.ALWAYS: "is"}.get(there)
    if survives is None or can is None:
        return ""
    prevented = rows.get(f"damage prevented to {UNIT_LABEL}")
    how = f", of which {prevented.here.words} is prevented" if prevented is not None else ""
    return f"with {by}, {unit} {survives} {loss}{how}; without it, that {can} lethal"


def _limited(boundary: Boundary, row: Row) -> str:
    by, card, most = boundary.by.name, boundary.threshold.card.name, boundary.threshold.might
    can = row.here.verdict is Verdict.DEPENDS
    if boundary.changes is Change.TAKES:
        meets = "can meet" if can else "meets"
    else:
        meets = "does not always meet" if can else "no longer meets"
    return f"{card} asks for {most} Might or less: with {by}, {UNIT_LABEL} ({boundary.might} Might) {meets} that"


def _enabled(boundary: Boundary) -> str:
    most, card = boundary.threshold.might, boundary.threshold.card.name
    words = f"{UNIT_LABEL} ({boundary.might} Might) can be chosen only with {boundary.by.name}"
    return f"{card} asks for {most} Might or less: {words}"
