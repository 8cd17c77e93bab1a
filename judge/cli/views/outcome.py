"""One outcome: what happens, which choices lead there, and the steps of one line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.cli.views.theme import ID, QUIET, TITLE
from judge.cli.views.words import words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.cli.steps import Shown


class OutcomeView:
    """Draws one outcome, without the steps that an outcome before it has shown already."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        outcome = self.shown.outcome
        yield Text(f"{self.shown.number}) ", TITLE).append_text(words(outcome.summary, TITLE))
        if outcome.when:
            yield Padding(words(f"when {outcome.when}", QUIET), (0, 0, 0, 3))
        if self.shown.remark:
            yield Padding(words(self.shown.remark, QUIET), (0, 0, 0, 3))
        for number, step in self.shown.steps:
            line = Text(f"{number:>2}. ").append_text(words(step.event))
            if step.rules:
                line.append(f"  {'; '.join(step.cited)}", ID)
            yield Padding(line, (0, 0, 0, 3))
