"""One citation: id, title, badge, note, text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.answers.model import UNMARKED
from judge.cli.views.theme import ID, QUIET, TITLE, of_status
from judge.cli.views.words import words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Citation


class CitationView:
    """Draws one citation."""

    def __init__(self, citation: Citation) -> None:
        self.citation = citation

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        citation = self.citation
        head = Text.assemble((citation.id, ID), "  ", (citation.title, TITLE))
        if citation.status not in UNMARKED:
            head.append(f"  [{citation.status}]", of_status(citation.status))
        yield head
        if citation.note:
            yield Padding(words(citation.note, QUIET), (0, 0, 0, 2))
        if citation.text != citation.title:
            yield Padding(words(citation.text), (0, 0, 0, 2))
        if citation.official:
            yield Padding(Text("Official text:", QUIET), (0, 0, 0, 2))
            yield Padding(Text(citation.official, QUIET), (0, 0, 0, 4))
