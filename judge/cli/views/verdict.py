"""The head of an answer: the verdict, the version and day it is given by, and what the simulation says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from judge.cli.views.theme import GONE, QUIET, REFUSED, STANDS, VERDICT
from judge.cli.views.words import words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Answer

_CHECKS = {"agrees": STANDS, "disagrees": REFUSED, "cannot simulate": REFUSED, "no ruling": GONE}


class VerdictView:
    """Draws the head of an answer."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        answer = self.answer
        first = answer.citations[0] if answer.citations else None
        if answer.answer and not (first and first.text.startswith(answer.answer)):
            yield words(answer.answer, VERDICT)
        basis = Text(f"{answer.version_line}.", QUIET)
        if answer.check:
            basis.append(f" Simulation and ruling: {answer.check}.", _CHECKS.get(answer.check, ""))
        yield basis
        if answer.details:
            yield Text("In: " + " > ".join(answer.details), QUIET)
        if answer.simulation:
            yield words(f"Simulated: {answer.simulation.status}. {answer.simulation.reason}".strip(), QUIET)
            for line in answer.simulation.frame:
                yield words(f"  {line}", QUIET)
        for doubt in answer.doubts:
            yield words(f"This {doubt}.", REFUSED)
