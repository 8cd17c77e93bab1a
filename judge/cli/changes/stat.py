"""``--stat``: how many, in all and under each heading."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from judge.cli.changes.listing import chapters, counted, headline
from judge.cli.writers.theme import TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.diff.report import Report

COLUMNS = ("moved", "reworded", "added", "removed")


class StatView:
    """Draws the counts of a report."""

    def __init__(self, report: Report, hidden: Iterable[str] = ()) -> None:
        self.report = report
        self.hidden = tuple(hidden)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(headline(self.report), TITLE)
        yield Text(counted(self.report))
        columns = [kind for kind in COLUMNS if kind not in self.hidden]
        table = Table("heading", box=None, pad_edge=False, header_style="dim")
        for kind in columns:
            table.add_column(kind, justify="right")
        found: dict[str, Counter[str]] = {}
        for chapter in chapters(self.report, self.hidden):
            counted_here = found.setdefault(chapter.title, Counter())
            for stretch in chapter.stretches:
                counted_here["reworded" if stretch.kind in {"split", "merged"} else stretch.kind] += stretch.size
        for title, counts in found.items():
            table.add_row(Text(title), *(str(counts[kind] or "") for kind in columns))
        if found:
            yield ""
            yield table
