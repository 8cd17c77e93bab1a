"""A scenario that was run, as blocks and JSON: its status, its events with their rules, and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import BETWEEN, GONE, ID, REFUSED, STANDS, OpenQuestions, Paragraph, Span, line
from judge.answers.page.outcome_blocks import Step
from judge.citations.numbers import rule_id
from judge.citations.words import about
from judge.doubts import older_rulings_among
from judge.record import NamedTuple
from judge.scenario.suggested_expectations import came_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from judge.answers.imported.read_cards import ReadCards
    from judge.answers.page.blocks import Block, Line
    from judge.engine.state.events import Event
    from judge.scenario.asking.answered import Answered
    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.run import Run
    from judge.scenario.run import Step as Played

MOST_RULES = 4
"""The maximum number of rules behind the answer to a question."""
STATES = {"passed": "passed", "failed": "FAILED", "refused": "cannot simulate", "error": "ERROR"}
"""A status in words for people."""

_MARKS = {"passed": STANDS, "refused": GONE}
_OTHERS = {"failed": "failed", "refused": "cannot be simulated", "error": "cannot be read or played"}


class LineOfPlay(NamedTuple):
    """A line of a scenario and what happened by it, with the numbers of the rules in one version."""

    step: Played
    rules: str
    depth: int = 0

    def as_lines(self) -> Iterator[Line]:
        yield line("line of play", f"{self.step.at.line}: {self.step.at.source}", depth=self.depth)
        for event in self.step.events:
            numbers = tuple(rule_id(rule, self.rules).partition(":")[2] for rule in event.rules)
            yield Step(str(event), numbers, tuple(map(about, event.rules))).as_line("event", depth=self.depth)


class Problem(NamedTuple):
    """The problem of a scenario: expectations that are not met, and the reason why it stopped."""

    message: str
    depth: int = 0

    def as_lines(self) -> Iterator[Line]:
        yield line("message", self.message, depth=self.depth)


class CameOf(NamedTuple):
    """The results of a scenario without expectations, as lines that could be expected."""

    facts: tuple[str, ...]

    def as_lines(self) -> Iterator[Line]:
        yield line("came of", "Nothing is expected. What came of it:", depth=1)
        yield line("expected", "\n".join(self.facts), depth=1)


class AnsweredQuestions(NamedTuple):
    """The questions of a scenario with their answers: what decides it, a line for it and one against it."""

    answers: tuple[Answered, ...]
    rules: str
    depth: int = 0

    def as_lines(self) -> Iterator[Line]:
        for one in self.answers:
            yield line("asked", f"{one.ask.question}: {one.said}", depth=self.depth)
            for name, text in self._behind(one):
                yield line("event", f"{name}: {text}", depth=self.depth)

    def _behind(self, one: Answered) -> Iterator[tuple[str, str]]:
        if one.why:
            yield "why", one.why
        if one.rules and one.ask.kind != "why not":
            yield "rules", ", ".join(rule_id(rule, self.rules).partition(":")[2] for rule in one.rules[:MOST_RULES])
        if one.line_for:
            yield "so", "; ".join(one.line_for)
        if one.line_against:
            yield "not so", "; ".join(one.line_against)

    def as_json(self) -> list[dict[str, Any]]:
        """The questions as plain values, with whole rule ids."""
        return [
            {
                "question": one.ask.question, "answer": one.said, "stated": one.ask.reply, "why": one.why,
                "for": list(one.line_for), "against": list(one.line_against),
                "rules": [rule_id(rule, self.rules) for rule in one.rules],
            }
            for one in self.answers
        ]  # fmt: skip


class PlayedBlock(NamedTuple):
    """A scenario block of a file, how it was played, and the version that gives the numbers of the rules.

    ``read`` are the cards in it that play by a reading of their texts.
    """

    block: RulingBlock
    run: Run
    rules: str
    read: ReadCards | None = None

    @property
    def status(self) -> str:
        """The status of the block: passed, failed, refused (cannot be simulated), or error (cannot be played)."""
        return {0: "passed", 3: "refused", 5: "failed"}.get(self.run.exit_code, "error")

    @property
    def state(self) -> Span:
        """The status in words."""
        return Span(STATES[self.status], _MARKS.get(self.status, REFUSED))

    def as_result(self, *, traced: bool) -> Iterator[Block]:
        """The blocks for one of several: its status and its problem. ``traced`` adds every event."""
        name = ", ".join(self.block.cases) or self.block.entry or self.block.title
        place = Span(f"{self.block.file}:{self.block.line}", ID)
        yield Paragraph(line("result", self.state, BETWEEN, place, *([BETWEEN, Span(name)] if name else [])))
        if self.read is not None:
            yield self.read._replace(depth=1)
        if traced:
            yield from (LineOfPlay(step, self.rules, depth=1) for step in self.run.steps)
        if not self.run.passed:
            yield Problem(self.run.message, depth=1)
        if self.run.answers:
            yield AnsweredQuestions(self.run.answers, self.rules, depth=1)
        if facts := came_of(self.run):
            yield CameOf(facts)
        if self.run.notes:
            yield OpenQuestions(self.run.notes, depth=1)

    def beginning(self) -> Iterator[Block]:
        """The notes for before the first line is played."""
        if self.read is not None:
            yield self.read

    def steps(self) -> Iterator[Block]:
        """Each line of play with its events."""
        return (LineOfPlay(step, self.rules) for step in self.run.steps)

    def end(self) -> Iterator[Block]:
        """The end: expectations met or not, the results, and the open questions that it rests on."""
        if self.run.answers:
            yield AnsweredQuestions(self.run.answers, self.rules)
        if not self.run.passed:
            yield Paragraph(line("state", self.state))
            yield Problem(self.run.message)
        elif facts := came_of(self.run):
            yield CameOf(facts)
        else:
            yield Paragraph(line("state", f"All {len(self.run.checks)} expectations hold."))
        if self.run.notes:
            yield OpenQuestions(self.run.notes)

    def as_row(self) -> dict[str, Any]:
        """The row of ``judge run --json``: its cases, place, status, problem and open questions."""
        return {
            "case": list(self.block.cases),
            "file": self.block.file,
            "line": self.block.line,
            "passed": self.run.passed,
            "status": self.status,
            "message": self.run.message,
            "came_of": list(came_of(self.run)),
            **({"asked": AnsweredQuestions(self.run.answers, self.rules).as_json()} if self.run.answers else {}),
            **({"read_cards": self.read.as_json()} if self.read is not None else {}),
            "doubts": [doubt.as_json() for doubt in self.run.doubts],
            "older_rulings": [one.as_json() for one in older_rulings_among(self.run.notes)],
        }

    def as_json(self) -> dict[str, Any]:
        """Everything that happened, with whole rule ids, what each rule is about, and the ids of the causes."""
        row = {key: value for key, value in self.as_row().items() if key != "came_of"}
        steps = [
            {"line": step.at.line, "source": step.at.source, "events": [self._event(event) for event in step.events]}
            for step in self.run.steps
        ]
        return {"schema": 1, **row, "steps": steps}

    def _event(self, event: Event) -> dict[str, Any]:
        return {
            "id": event.id,
            "event": str(event),
            "rules": [rule_id(rule, self.rules) for rule in event.rules],
            "about": [about(rule) for rule in event.rules],
            "causes": list(event.causes),
        }


def counted(played: Iterable[PlayedBlock]) -> str:
    """The number of scenarios with each status."""
    played = list(played)
    states = [one.status for one in played]
    passed = f"{states.count('passed')} of {len(states)} scenario blocks passed"
    others = [f"{states.count(state)} {said}" for state, said in _OTHERS.items() if state in states]
    doubtful = sum(bool(one.run.doubts) for one in played)
    open_too = f" {doubtful} of them rest{'s' * (doubtful == 1)} on an open question." if doubtful else ""
    return (f"{passed}; {', '.join(others)}." if others else f"{passed}.") + open_too
