"""The usual format, and ``--inline``: every change under its heading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from judge.answers.page.blocks import shortened
from judge.cli.changes.listing import chapters, counted, headline
from judge.cli.changes.runs import ADDED, REMOVED, marked
from judge.cli.writers.theme import ID, QUIET, TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from judge.cli.changes.listing import Stretch
    from judge.diff.report import Item, Report

MOST = 200
"""The maximum number of characters shown of an added or removed text."""
STYLES = {"added": ADDED, "removed": REMOVED}


class ItemsView:
    """Draws a report item by item; ``brief`` shows the changed words with what stands around them."""

    def __init__(self, report: Report, hidden: Iterable[str] = (), *, brief: bool = True) -> None:
        self.report = report
        self.hidden = tuple(hidden)
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(headline(self.report), TITLE)
        yield Text(counted(self.report))
        for chapter in chapters(self.report, self.hidden):
            yield ""
            yield Text(chapter.title, TITLE)
            for stretch in chapter.stretches:
                yield from self._stretch(stretch)

    def _stretch(self, stretch: Stretch) -> Iterator[RenderableType]:
        tells = bool(stretch.told) and not (self.brief and stretch.has_words)
        yield Padding(head(stretch, classes=not tells), (0, 0, 0, 2))
        if stretch.has_words or not stretch.told:
            for text in self._words(stretch.items[0]) if len(stretch.items) == 1 else ():
                yield Padding(text, (0, 0, 0, 6))
        if tells:
            yield Padding(Text(stretch.told, QUIET if stretch.has_words else ""), (0, 0, 0, 6))

    def _words(self, item: Item) -> Iterator[Text]:
        if item.runs and item.was and item.now:
            if item.kind != "moved" or not self.brief:
                yield marked(item.runs, brief=self.brief)
        elif item.kind != "moved":
            for text, label in ((item.was, "Before: "), (item.now, "Now: ")):
                if text:
                    shown = shortened(text, MOST) if self.brief else text
                    yield Text(label if item.kind not in STYLES else "", QUIET).append(shown, STYLES.get(item.kind, ""))


def head(stretch: Stretch, *, classes: bool = False) -> Text:
    """The first line of a stretch: what happened to which ids, and of which class we say the change is."""
    many = f" ({stretch.size} rules)" if len(stretch.items) > 1 else ""
    line = Text.assemble((stretch.kind, STYLES.get(stretch.kind, "")), " ", (stretch.place, ID), many)
    note = stretch.items[0].note
    if note and len(stretch.items) == 1:
        line.append(f" ({note})", QUIET)
    if classes and stretch.kind != "moved":
        line.append("".join(f" [{one}]" for one in stretch.items[0].classes), QUIET)
    return line
