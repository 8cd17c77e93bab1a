"""Results of the engine as blocks: how it was simulated, and each outcome with the steps of one line of play."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, RULES, Span, line
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.page.blocks import Line

FEWEST = 3
"""Fewer steps in common with another outcome than this are simply shown again."""


class Simulation(NamedTuple):
    """How the outcomes were found. ``frame`` describes the set-up that was walked.

    ``status`` is complete, lines left out (some were dropped because a later act could not be taken on them), not all
    tried (an interaction was found, and some questions were not tried), doubtful (some of it rests on an open
    question), cut, refused or not found (no interaction was found, and something was left untried). ``dropped_lines``
    are those of the set-up that were dropped.
    """

    status: str
    reason: str = ""
    frame: tuple[str, ...] = ()
    positions: int = 0
    lines: int = 0
    dropped_lines: int = 0

    def as_lines(self) -> Iterator[Line]:
        yield line("set-up", f"Simulated: {self.status}. {self.reason}".strip())
        for part in self.frame:
            yield line("frame", part)

    def add_to(self, values: dict[str, Any]) -> None:
        values["simulation"] = self._asdict()


class Step(NamedTuple):
    """One event of a line of play, with the full ids of the rules that make it happen and what each is about."""

    event: str
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()

    def as_line(self, kind: str, number: int = 0, depth: int = 0) -> Line:
        """The event, and each of its rules with the words for it."""
        if not self.rules:
            return line(kind, self.event, number=number, depth=depth)
        words = self.about or ("",) * len(self.rules)
        cited = "; ".join(f"{rule} {said}".rstrip() for rule, said in zip(self.rules, words, strict=True))
        return line(kind, self.event, BETWEEN, Span(cited, RULES), number=number, depth=depth)


class Outcome(NamedTuple):
    """One outcome that the rules allow: the choices that lead to it, how many lines do, and one of them.

    ``doubts`` names the open questions that this line rests on.
    """

    summary: str
    when: str = ""
    lines: int = 0
    example: tuple[Step, ...] = ()
    observed: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Everything, with the rules of each step by their whole ids."""
        steps = [{"event": step.event, "rules": list(step.rules), "about": list(step.about)} for step in self.example]
        return {
            "summary": self.summary,
            "when": self.when,
            "lines": self.lines,
            "example": steps,
            "observed": list(self.observed),
            "doubts": list(self.doubts),
        }


class NumberedOutcome(NamedTuple):
    """An outcome with its number. Its first ``shared`` steps are those of outcome ``like`` and are not repeated."""

    number: int
    outcome: Outcome
    shared: int = 0
    like: int = 0

    def as_lines(self) -> Iterator[Line]:
        yield line("outcome", self.outcome.summary, number=self.number)
        if self.outcome.when:
            yield line("when", f"when {self.outcome.when}")
        if self.shared:
            yield line("shared", f"Steps 1 to {self.shared} as in outcome {self.like}.")
        for number, step in enumerate(self.outcome.example[self.shared :], self.shared + 1):
            yield step.as_line("step", number)

    def add_to(self, values: dict[str, Any]) -> None:
        values["outcomes"].append(self.outcome.as_json())


def numbered(outcomes: tuple[Outcome, ...]) -> Iterator[NumberedOutcome]:
    """Each outcome with its number, and the earlier one that it shares the most first steps with."""
    for number, outcome in enumerate(outcomes, 1):
        shared, like = 0, 0
        for other, before in enumerate(outcomes[: number - 1], 1):
            same = _in_common(before.example, outcome.example)
            if same > shared:
                shared, like = same, other
        yield NumberedOutcome(number, outcome, shared, like) if shared >= FEWEST else NumberedOutcome(number, outcome)


def _in_common(one: tuple[Step, ...], other: tuple[Step, ...]) -> int:
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return place
    return min(len(one), len(other))
