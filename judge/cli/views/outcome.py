"""One outcome: what happens, which choices lead there, and the steps of one line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.cli.views.theme import ID, QUIET, TITLE
from judge.cli.views.words import words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Outcome


class OutcomeView:
    """Draws one outcome; ``number`` counts from 1."""

    def __init__(self, number: int, outcome: Outcome) -> None:
        self.number = number
        self.outcome = outcome

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        outcome = self.outcome
        yield Text(f"{self.number}) ", TITLE).append_text(words(outcome.summary, TITLE))
        if outcome.when:
            yield Padding(words(f"when {outcome.when}", QUIET), (0, 0, 0, 3))
        for number, step in enumerate(outcome.example, start=1):
            line = Text(f"{number:>2}. ").append_text(words(step.event))
            if step.rules:
                line.append(f"  {', '.join(step.rules)}", ID)
            yield Padding(line, (0, 0, 0, 3))
