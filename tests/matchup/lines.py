"""Every line of a plan, one after the other: slow, without merging positions, to hold walks against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.turn.position import answer, begin
from judge.matchup.walks.planned_acts import Impossible
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position
    from judge.matchup.walks.planned_acts import Plan


class Line(NamedTuple):
    """The choices of one line in order, and where it ends; ``end`` is None where the plan cannot be followed."""

    choices: tuple[tuple[Decision, Answer], ...]
    end: Position | None


def every_line(state: GameState, plan: Plan) -> Iterator[Line]:
    """All lines of a plan."""
    yield from _from(begin(state), plan, 0, ())


def _from(position: Position, plan: Plan, taken: int, choices: tuple[tuple[Decision, Answer], ...]) -> Iterator[Line]:
    decision = position.decision
    if decision is None:
        yield Line(choices, position)
        return
    stated = plan.stated(position, taken)
    if isinstance(stated, Impossible):
        yield Line(choices, None)
    elif stated is not None:
        yield from _from(answer(position, stated), plan, taken, choices)
    elif decision.kind is Kind.ACT:
        step = plan.next_answer(position, taken)
        if step is None or isinstance(step, Impossible):
            yield Line(choices, position if step is None else None)
        else:
            yield from _from(answer(position, step[0]), plan, step[1], choices)
    else:
        for given in decision.answers():
            yield from _from(answer(position, given), plan, taken, (*choices, (decision, given)))
