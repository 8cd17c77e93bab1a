"""A list of hits: where to read, with the beginning of the text where nothing else shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.answers.model import UNMARKED
from judge.cli.plain import shortened
from judge.cli.views.theme import ID, QUIET, TITLE, of_status
from judge.cli.views.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Hit

EXCERPT = 240


class HitsView:
    """Draws hits under a headline; ``excerpts`` shows how their texts begin."""

    def __init__(self, headline: str, hits: Sequence[Hit], *, excerpts: bool) -> None:
        self.headline = headline
        self.hits = hits
        self.excerpts = excerpts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.headline, QUIET)
        for hit in self.hits:
            line = Text.assemble((hit.id, ID), "  ", (hit.title, TITLE))
            if hit.status not in UNMARKED:
                line.append(f"  [{hit.status}]", of_status(hit.status))
            yield Padding(line, (0, 0, 0, 2))
            if self.excerpts and hit.excerpt:
                yield Padding(words(shortened(hit.excerpt, EXCERPT)), (0, 0, 0, 6))
            if self.excerpts and hit.besides:
                yield Padding(Text(f"({hit.besides})", QUIET), (0, 0, 0, 6))
