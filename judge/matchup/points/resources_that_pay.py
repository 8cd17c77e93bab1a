"""Whether resources that one card adds pay for another one: Energy, Power (429) and XP.

A player who has just too little without the one card can pay for the other one with it. That is true of many cards, so
it is mentioned last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.costs.payment import ADD_WHILE_PAYING
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.matchup.boards.textless import acts_without, walked_bare
from judge.matchup.clauses.bills import adds
from judge.matchup.points.compared_boards import costs_paid
from judge.matchup.points.interaction import Edge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk

BUDGET_EACH = 120


def paid_with(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """The edge of the resources that one card adds, if the other one cannot be paid for without them."""
    if question.clause is not None or question.does is None or not adds(question.does) or walked.impossible is not None:
        return
    by, other = question.by.name, question.other.name
    if all(_is_undone(outcome.end.events, other) for outcome in walked.outcomes):
        return
    without = walked_bare(board, (by,), acts_without(board, by), BUDGET_EACH)
    if without is None:
        return
    what = "XP that P1 gains by" if question.event is About.XP else "what P1 adds by"
    if without.impossible is not None:
        if without.impossible.act.label == other:
            yield Edge("pays for", by, other, 0, (ADD_WHILE_PAYING,), f"{what} {by} can pay for {other}")
    elif more := sorted(costs_paid(walked, other) - costs_paid(without, other)):
        words = f"{what} {by} can pay for more of {other}: {' or '.join(more)}"
        yield Edge("pays for", by, other, 0, (ADD_WHILE_PAYING,), words)


def _is_undone(events: tuple[Event, ...], card: str) -> bool:
    """Whether the play of a card was undone: nothing was paid for it."""
    return any(event.kind is Happened.PLAY_UNDONE and event.card == card for event in events)
