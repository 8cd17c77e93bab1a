"""A section of an answer: a title and its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.cli.views.theme import TITLE
from judge.cli.views.words import words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Section


class SectionView:
    """Draws one section; lines that begin with a space are set further in."""

    def __init__(self, section: Section) -> None:
        self.section = section

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(f"{self.section.title}:", TITLE)
        for line in self.section.lines:
            yield Padding(words(line.strip()), (0, 0, 0, 5 if line.startswith(" ") else 2))
