"""Every answer on a walked line of play, including those of the plan and passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.turn.position import answer
from judge.matchup.walks.planned_acts import Impossible

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer
    from judge.engine.turn.position import Position
    from judge.matchup.walks.explorer import Outcome
    from judge.matchup.walks.planned_acts import Plan


def answers_of(start: Position, plan: Plan, outcome: Outcome) -> tuple[Answer, ...]:
    """The answers from the start of a walk to the end of the line of an outcome."""
    position, taken = start, 0
    given: list[Answer] = []
    left = [choice.answer for choice in reversed(outcome.choices)]
    while (decision := position.decision) is not None:
        stated = plan.stated(position, taken)
        reply = None if isinstance(stated, Impossible) else stated
        if reply is None and decision.kind is Kind.ACT:
            step = plan.next_answer(position, taken)
            if step is None or isinstance(step, Impossible):
                break
            reply, taken = step
        elif reply is None:
            reply = left.pop()
        given.append(reply)
        position = answer(position, reply)
    return tuple(given)
