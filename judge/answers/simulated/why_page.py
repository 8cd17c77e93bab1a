"""``judge why``: the events of one step of a scenario, with the rules of each and its causes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.cited_places import opening
from judge.answers.page.blocks import ID, TITLE, Paragraph, Span, headed, line, shortened
from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.errors import Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.blocks import Block
    from judge.content.library import Library
    from judge.engine.state.events import Event
    from judge.scenario.run import Run
    from judge.scenario.run import Step as Played

MOST_LISTED = 5
"""The maximum number of lines listed if the one asked for has no step."""


CAUSE = 100
"""The maximum number of letters of a cause."""


class Cause(NamedTuple):
    """An event that led to another one: the place of its line, and its words."""

    step: str
    event: str


class Explained(NamedTuple):
    """An event: its step (``33.2``), its rules with the subject and the beginning of each, and its causes.

    ``causes`` go back to the first of them, the nearest first.
    """

    step: str
    event: str
    rules: tuple[tuple[str, str, str], ...]
    causes: tuple[Cause, ...]

    def blocks(self, *, in_full: bool) -> Iterator[Block]:
        """The event with its rules and causes.

        ``in_full``, with the texts of the rules and all causes, else the nearest.
        """
        yield Paragraph(line("cited", Span(self.step, ID), f" {self.event}"))
        for id_, words, text in self.rules:
            yield Paragraph(headed("hit", id_.partition(":")[2], words))
            if in_full and text:
                yield Paragraph(line("excerpt", text))
        for cause in self.causes if in_full else self.causes[:1]:
            yield Paragraph(line("item", "because of ", Span(cause.step, TITLE), f" {shortened(cause.event, CAUSE)}"))

    def as_json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "event": self.event,
            "rules": [{"id": id_, "about": words, "text": text} for id_, words, text in self.rules],
            "causes": [cause._asdict() for cause in self.causes],
        }


class WhyPage(NamedTuple):
    """A line of a scenario and its events. Only one event, in full, if it was asked for."""

    file: str
    line: int
    source: str
    events: tuple[Explained, ...]

    def blocks(self) -> Iterator[Block]:
        yield Paragraph(line("line of play", f"{self.line}: {self.source}"))
        if not self.events:
            yield Paragraph(line("item", "Nothing happened by this line."))
        for one in self.events:
            yield from one.blocks(in_full=len(self.events) == 1)

    def as_json(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "file": self.file,
            "line": self.line,
            "source": self.source,
            "events": [one.as_json() for one in self.events],
        }


def why_page(library: Library, run: Run, file: str, step: tuple[int, int], rules: str) -> WhyPage:
    """The reasons for the events of a line, or for the one of this number. Raises Misuse if there is no such step."""
    at, number = step
    where = f"{file}:{at}"
    steps = [step for step in run.steps if step.at.line == at]
    if not steps:
        raise Misuse(f"STEP: expected a line of play, got {at}", where=where, hint=_lines(run, at))
    events = [event for step in steps for event in step.events]
    if number > len(events):
        many = f"{len(events) or 'no'} event{'s' * (len(events) != 1)}"
        raise Misuse(f"STEP: the line has {many}, got {number}", where=where, hint=f"judge why {file} {at}")
    wanted = [events[number - 1]] if number else events
    told = _steps_of_events(run.steps)
    explained = tuple(_explained(library, event, told, rules) for event in wanted)
    return WhyPage(file, at, steps[0].at.source, explained)


def _lines(run: Run, at: int) -> str:
    """The lines nearest to one that is not played."""
    lines = sorted({step.at.line for step in run.steps}, key=lambda one: abs(one - at))[:MOST_LISTED]
    return f"Lines of play: {', '.join(map(str, sorted(lines)))}." if lines else run.message.split("\n")[0]


def _steps_of_events(steps: Sequence[Played]) -> dict[int, tuple[str, Event]]:
    """Every event by its id, with its step."""
    found: dict[int, tuple[str, Event]] = {}
    counted: dict[int, int] = {}
    for step in steps:
        for event in step.events:
            number = counted[step.at.line] = counted.get(step.at.line, 0) + 1
            found[event.id] = (f"{step.at.line}.{number}", event)
    return found


def _explained(library: Library, event: Event, told: dict[int, tuple[str, Event]], rules: str) -> Explained:
    return Explained(
        told[event.id][0],
        str(event),
        tuple(_rule(library, rule_id(slug, rules), about(slug)) for slug in event.rules),
        tuple(_causes(event, told)),
    )


def _rule(library: Library, identifier: str, words: str) -> tuple[str, str, str]:
    rule = library.find_rule(identifier)
    return identifier, words, opening(library, rule) if rule else ""


def _causes(event: Event, told: dict[int, tuple[str, Event]]) -> Iterator[Cause]:
    """The causes of an event, and the causes of those. Events of the set-up have no step and are left out."""
    left, seen = list(event.causes), set()
    while left:
        one = left.pop(0)
        if one in seen or one not in told:
            continue
        seen.add(one)
        step, cause = told[one]
        yield Cause(step, str(cause))
        left += cause.causes
