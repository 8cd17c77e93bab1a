"""What became of a scenario that was run: its lines as they were played, what was checked, and what stopped it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.doubts import doubts_among
from judge.errors import ExpectationFailed

if TYPE_CHECKING:
    from judge.doubts import Doubt, Note
    from judge.engine.state.events import Event
    from judge.engine.turn.position import Position
    from judge.errors import JudgeError
    from judge.scenario.asking.answered import Answered
    from judge.scenario.language.script import Script
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.play.course import Given
    from judge.slugs import Slug


class Check(Struct, frozen=True):
    """One thing that was checked: where it stands, whether it holds, and what is wrong where it does not."""

    at: SourceLocation
    passed: bool
    message: str = ""


class Step(Struct, frozen=True):
    """One line as it was played: what it led to, where the play stands then, and the answers given by it in order."""

    at: SourceLocation
    events: tuple[Event, ...]
    position: Position
    course: tuple[Given, ...] = ()


class Run(Struct, frozen=True):
    """A scenario that was run.

    ``problem`` is what stopped it, if anything did; ``checks`` are the expectations in order, ``rules`` the numbers of
    the rules that the play rests on, ``touched`` every rule that an event, a refusal or a decision names.
    ``start`` is where it began (None: it could not be set up), ``position`` where it ended; ``notes`` are the open
    questions that the play, or what was tried in it, rests on, and those that older rulings answer otherwise.
    ``left_open``: the problem is a decision that the end leaves open, which is why expectations fail. ``answers`` are
    those to its questions, in order.
    """

    script: Script
    position: Position | None
    checks: tuple[Check, ...] = ()
    steps: tuple[Step, ...] = ()
    rules: tuple[str, ...] = ()
    problem: JudgeError | None = None
    touched: frozenset[Slug] = frozenset()
    notes: tuple[Note, ...] = ()
    left_open: bool = False
    answers: tuple[Answered, ...] = ()
    start: Position | None = None

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The open questions that it rests on."""
        return doubts_among(self.notes)

    @property
    def passed(self) -> bool:
        return self.problem is None and all(check.passed for check in self.checks)

    @property
    def message(self) -> str:
        """Every expectation that does not hold, and what stopped it; empty where nothing is wrong."""
        failed = [check.message for check in self.checks if not check.passed] if not self.left_open else []
        return "\n".join([*failed, *([str(self.problem)] if self.problem is not None else [])])

    @property
    def exit_code(self) -> int:
        """0 passed, 2 cannot be read or played as written, 3 cannot be simulated, 5 an expectation failed."""
        if self.problem is not None:
            return self.problem.exit_code
        return 0 if self.passed else ExpectationFailed.exit_code
