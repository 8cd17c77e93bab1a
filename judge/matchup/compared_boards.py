"""What a text keeps from happening, and what it makes dearer: a board beside the same board without that text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Event, Happened, Log
from judge.engine.state.text_part import TextPart
from judge.errors import CannotSimulate
from judge.matchup.explorer import walk
from judge.matchup.interaction import Edge, origin
from judge.matchup.over_all_lines import AllLines
from judge.matchup.plan import Plan
from judge.matchup.textless import without_text

if TYPE_CHECKING:
    from judge.matchup.boards import Board
    from judge.matchup.explorer import Walk
    from judge.matchup.questions import Question

BUDGET_EACH = 120

_EVENTS = {
    About.COUNTER: Happened.COUNTERED, About.DIE: Happened.KILLED, About.DAMAGE: Happened.DAMAGED,
    About.MOVE: Happened.MOVED, About.READY: Happened.READIED, About.CHOOSE: Happened.CHOSEN,
    About.STUN: Happened.STUNNED, About.POINT: Happened.POINT_GAINED,
}  # fmt: skip


def by_comparison(question: Question, board: Board, walked: Walk) -> list[Edge]:
    """The edge of a text that forbids something or changes a cost, if the same board without that text differs."""
    if question.clause is None or question.clause.clause.verb not in (Verb.FORBIDS, Verb.CHANGES):
        return []
    try:
        without = walk(without_text(board.setup(), question.other.name).state(), Plan(board.acts), BUDGET_EACH)
    except CannotSimulate:
        return []
    if without.impossible is not None or not (walked.complete and without.complete):
        return []
    by, other = question.by.name, question.other.name
    part = question.clause.part
    rules = (*part.performed_by, *part.rules) if isinstance(part, TextPart) else ()
    costs = [_costs(one, by) for one in (walked, without)]
    if question.clause.clause.verb is Verb.CHANGES:
        only_here = sorted(costs[0] - costs[1])
        if only_here and costs[1]:
            plain = " or ".join(sorted(costs[1]))
            words = f"through {other}, {by} can cost {' or '.join(only_here)} (without that text: {plain})"
            return [Edge("changes", other, by, 0, rules, words)]
        return []
    kind = _EVENTS.get(question.event)
    if kind is not None and not _events(walked, kind, by) and _events(without, kind, by):
        words = f"{other} keeps {by} from it: without the text of {other}, {_events(without, kind, by)[0]}"
        return [Edge("keeps from happening", other, by, 0, rules, words)]
    return []


def _costs(walked: Walk, card: str) -> set[str]:
    """What is paid for a card on any line of a walk."""
    paid = (event for event in AllLines(walked).events() if event.kind is Happened.COST_PAID)
    return {event.detail for event in paid if event.card == card}


def _events(walked: Walk, kind: Happened, by: str) -> list[Event]:
    """The events of a kind that a card brings about on any line of a walk."""
    found = []
    for edge, events in AllLines(walked).told():
        if any(event.kind is kind for event in events):
            known = {event.id: event for event in Log.newest_first(edge.log)}
            found += [event for event in events if event.kind is kind and origin(event, known) == by]
    return found
