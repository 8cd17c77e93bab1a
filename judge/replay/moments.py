"""A scenario answer by answer: every decision that was taken on the way, and where each answer led."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Log
from judge.engine.turn.position import answer
from judge.errors import CannotSimulate
from judge.replay.view import view_of

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.events import Event
    from judge.engine.turn.position import Position
    from judge.replay.table_view import PositionView
    from judge.scenario.run import Run


class Moment(Struct, frozen=True):
    """A point of a replay, where somebody decides, or the end.

    ``line`` and ``source`` are the line of the scenario that was being played (0 and "" at the start and on a branch).
    ``by`` and ``said`` tell who gave which answer to come here (empty where a line did it without asking anybody),
    ``given`` is that answer as the engine takes it. ``events`` are what happened since the moment before.
    """

    position: Position
    line: int = 0
    source: str = ""
    by: str = ""
    asked: str = ""
    said: str = ""
    given: Answer | None = None
    events: tuple[Event, ...] = ()

    @property
    def is_choice(self) -> bool:
        """Whether somebody has more than one answer here, and not only the choice to pass."""
        decision = self.position.decision
        return decision is not None and (len(decision.options) > 1 or decision.forced is None)

    def view(self) -> PositionView:
        """The table at this moment."""
        return view_of(self.position)


class Replay(Struct, frozen=True):
    """The moments of a scenario in order; the first is the set-up.

    ``parted`` is the number of the moment (from 0) at which a branch leaves the scenario; None if there is none.
    """

    run: Run
    day: date
    rules: str
    moments: tuple[Moment, ...]
    parted: int | None = None

    def branch(self, at: int, given: Answer) -> Replay:
        """The replay up to a moment (from 0), then another answer to the decision there, and on to the next one.

        Raises ValueError if nobody decides at that moment, or where the answer is not legal.
        """
        before = self.moments[at]
        decision = before.position.decision
        if decision is None:
            raise ValueError("there is no decision here")
        position = answer(before.position, given, pausing=True)
        made = Moment(
            position,
            by=decision.by or "chance",
            asked=decision.prompt,
            said=decision.in_words(given),
            given=given,
            events=Log.in_order(position.log, before.position.log),
        )
        parted = at if self.parted is None else min(at, self.parted)
        return Replay(self.run, self.day, self.rules, (*self.moments[: at + 1], made), parted)

    def went_on(self, at: int) -> Answer | None:
        """The answer that the replay gives at a moment; None at its end, and where no answer led on."""
        return self.moments[at + 1].given if at + 1 < len(self.moments) else None

    def next_choice(self, at: int) -> int:
        """The number of the next moment at which a player has a choice; that of the last moment where there is none."""
        later = range(at + 1, len(self.moments))
        return next((number for number in later if self.moments[number].is_choice), len(self.moments) - 1)

    def last_choice(self, at: int) -> int:
        """The number of the moment before ``at`` at which somebody last had a choice; 0 if there is none."""
        return next((number for number in reversed(range(at)) if self.moments[number].is_choice), 0)


def replay_of(run: Run, day: date, rules: str) -> Replay:
    """The moments of a scenario that was run on a day.

    A line without an answer (an effect, a concession) is one moment. What stopped the run stands in ``run.problem``;
    its lines up to there are told. Raises CannotSimulate if the scenario could not be set up.
    """
    if run.start is None:
        raise run.problem or CannotSimulate("the scenario cannot be set up.")
    moments = [Moment(run.start, events=Log.in_order(run.start.log))]
    for step in run.steps:
        at = step.at
        for given in step.course:
            before = moments[-1].position
            moments.append(
                Moment(
                    given.position,
                    at.line,
                    at.source.strip(),
                    given.decision.by or "chance",
                    given.decision.prompt,
                    given.decision.in_words(given.answer),
                    given.answer,
                    Log.in_order(given.position.log, before.log),
                )
            )
        if moments[-1].position is not step.position:
            events = Log.in_order(step.position.log, moments[-1].position.log)
            moments.append(Moment(step.position, at.line, at.source.strip(), events=events))
    return Replay(run, day, rules, tuple(moments))


def answers_at(decision: Decision) -> tuple[tuple[str, Answer], ...]:
    """Every answer that can be picked by its words, in order; at most ``MOST_ANSWERS`` of them."""
    found: list[tuple[str, Answer]] = []
    for given in decision.answers():
        if len(found) == MOST_ANSWERS:
            break
        words = decision.in_words(given)
        found.append((words if decision.kind is not Kind.ORDER else words.replace(", ", ", then "), given))
    return tuple(found)


MOST_ANSWERS = 200
"""The maximum number of answers of one decision that are listed."""
