"""The steps of a replay with the numbers of their rules: what the page, the list and the API all show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.record import NamedTuple
from judge.replay.session import moment_in_words
from judge.replay.table_view import with_lists

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.replay.moments import Moment, Replay
    from judge.replay.table_view import PositionView


class EventStep(NamedTuple):
    """Something that happened: its words, the whole ids of its rules, and what each of them is about."""

    event: str
    rules: tuple[str, ...]
    about: tuple[str, ...]

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(rule.partition(":")[2] for rule in self.rules)


class ReplayStep(NamedTuple):
    """A moment of a replay. ``number`` counts from 0, the set-up. ``told`` is how it was reached, in words.

    ``line`` is that of the scenario, 0 on the way to an outcome that its lines leave open and on a branch. ``rule`` is
    that of the decision which is open here.
    """

    number: int
    line: int
    told: str
    by: str
    said: str
    events: tuple[EventStep, ...]
    position: PositionView
    rule: str

    def as_json(self) -> dict[str, Any]:
        return {
            **self._asdict(),
            "events": [with_lists(event._asdict()) for event in self.events],
            "position": self.position.as_json(),
        }


class ReplaySteps(NamedTuple):
    """All steps of a replay, under its title."""

    title: str
    steps: tuple[ReplayStep, ...]

    def as_json(self) -> dict[str, Any]:
        return {"schema": 1, "title": self.title, "steps": [step.as_json() for step in self.steps]}

    def as_lines(self) -> Iterator[str]:
        """Each step with its events and the numbers of their rules, as a list."""
        for step in self.steps:
            if step.number or step.events:
                yield f"{step.number}. {step.told}"
            for event in step.events:
                yield f"   {event.event}  [{', '.join(event.numbers)}]" if event.numbers else f"   {event.event}"


def steps_of(replay: Replay, title: str) -> ReplaySteps:
    """The steps of a replay, with rule numbers of its version."""
    return ReplaySteps(
        title, tuple(_step(number, moment, replay.rules) for number, moment in enumerate(replay.moments))
    )


def _step(number: int, moment: Moment, rules: str) -> ReplayStep:
    decision = moment.position.decision
    return ReplayStep(
        number,
        moment.line,
        moment_in_words(moment),
        moment.by,
        moment.said,
        tuple(_event(event, rules) for event in moment.events),
        moment.view(),
        rule_id(decision.rule, rules) if decision is not None else "",
    )


def _event(event: Event, rules: str) -> EventStep:
    return EventStep(str(event), tuple(rule_id(rule, rules) for rule in event.rules), tuple(map(about, event.rules)))
