"""Answers a situation by its kind, on boards of that kind, if that gives more, or if nothing else is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.working_out.kind_rows import by_what_happened
from judge.matchup.working_out.rows_of_events import ROWS as OF_EVENTS
from judge.matchup.working_out.rows_of_happenings import ROWS as OF_HAPPENINGS
from judge.matchup.working_out.rows_of_numbers import ROWS as OF_NUMBERS
from judge.matchup.working_out.rows_of_verdicts import ROWS as OF_VERDICTS

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Situation

ROWS = (*OF_HAPPENINGS, *OF_EVENTS, *OF_VERDICTS, *OF_NUMBERS)
"""Every kind of question with boards of its own, in the order in which they are tried."""


def found_by_kind(meant: Situation, given: Given, *, leads: bool) -> BoardAnswer | None:
    """The first answer of a kind that a situation has, among those that lead or among the others. None if it has none.

    Raises the problem of the first one if none of them has an answer.
    """
    meant, refused = by_what_happened(meant), None
    for row in ROWS:
        if row.leads is not leads or not row.fits(meant):
            continue
        try:
            found = row.answer(meant, given)
        except (CannotSimulate, ScenarioError) as problem:
            refused = refused or problem
            continue
        if found is not None:
            return _if_p1_may(found, meant)
    if refused is not None:
        raise refused
    return None


def _if_p1_may(found: BoardAnswer, meant: Situation) -> BoardAnswer:
    """The answer, turned into a yes if only P1 decides it and the question is whether P1 can bring it about."""
    if found.said != "DEPENDS on P1" or meant.mood != "can" or meant.asked.verb in {"counter", "respond"}:
        return found
    return found._replace(said="YES", why=f"P1 can choose so: {found.why}")
