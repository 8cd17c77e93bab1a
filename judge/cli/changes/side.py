"""``--side``: the old text on the left, the new one on the right; one below the other if space is short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from judge.cli.changes.items import head
from judge.cli.changes.listing import chapters, counted, headline
from judge.cli.changes.runs import STYLES, side_of
from judge.cli.writers.theme import TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from judge.diff.report import Item, Report

LEAST = 60
"""Columns below which both texts stand one below the other."""


class SideView:
    """Draws a report with both texts of each item."""

    def __init__(self, report: Report, hidden: Iterable[str] = ()) -> None:
        self.report = report
        self.hidden = tuple(hidden)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(headline(self.report), TITLE)
        yield Text(counted(self.report))
        for chapter in chapters(self.report, self.hidden):
            yield ""
            yield Text(chapter.title, TITLE)
            for stretch in chapter.stretches:
                yield Padding(head(stretch, classes=not stretch.told), (0, 0, 0, 2))
                item = stretch.items[0]
                if len(stretch.items) == 1 and stretch.kind != "moved" and (item.was or item.now):
                    yield Padding(_both(item, options.max_width), (0, 0, 0, 2))
                if stretch.told:
                    yield Padding(Text(stretch.told), (0, 0, 0, 6))


def _both(item: Item, width: int) -> RenderableType:
    old, new = _texts(item)
    if width < LEAST:
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(width=1)
        table.add_column(ratio=1)
        for mark, text in (("<", old), (">", new)):
            if text:
                table.add_row(mark, text)
        return table
    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    table.add_column(ratio=1)
    table.add_column(width=1)
    table.add_column(ratio=1)
    table.add_row(old, "|", new)
    return table


def _texts(item: Item) -> tuple[Text, Text]:
    if item.runs and item.was and item.now:
        return side_of(item.runs, "removed"), side_of(item.runs, "added")
    styles = (STYLES["removed"], STYLES["added"]) if item.kind in {"added", "removed"} else ("", "")
    return Text(item.was, styles[0]), Text(item.now, styles[1])
