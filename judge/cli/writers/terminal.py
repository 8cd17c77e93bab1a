"""Blocks drawn on a terminal: colour and a pager where the terminal has them, the same words without."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from judge.answers.page.blocks import (
    EMPHASIS,
    GAP,
    GONE,
    ID,
    MATCH,
    PROSE,
    REFUSED,
    RULES,
    STANDS,
    STRONG,
    SYMBOL,
    TITLE,
    pieces,
)
from judge.answers.page.column_widths import BETWEEN
from judge.cli.output import write
from judge.cli.writers import columns, theme
from judge.cli.writers.plain import BEGINNING, TABLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import ConsoleOptions, RenderableType, RenderResult

    from judge.answers.page.blocks import Block, Line

_COLOURS = {
    ID: theme.ID,
    RULES: theme.ID,
    TITLE: theme.TITLE,
    MATCH: theme.MATCH,
    STANDS: theme.STANDS,
    GONE: theme.GONE,
    REFUSED: theme.REFUSED,
    STRONG: theme.TITLE,
    EMPHASIS: "italic",
    SYMBOL: theme.SYMBOL,
}
_STYLES = {
    **dict.fromkeys(("read", "verdict", "outcome", "section", "heading", "points"), theme.TITLE),
    **dict.fromkeys(
        ("basis", "assumed", "common", "left", "more", "also", "path", "set-up", "frame", "when", "shared", "note"),
        theme.QUIET,
    ),
    **dict.fromkeys(("label", "official", "list", "besides"), theme.QUIET),
    "doubt": theme.REFUSED,
}
_INDENT = {
    "ruling": 2,
    "pointed": 2,
    "found": 2,
    "below": 4,
    "left": 2,
    "common": 2,
    "frame": 2,
    "when": 3,
    "shared": 3,
    "step": 3,
    "item": 2,
    "note": 2,
    "text": 2,
    "label": 2,
    "official": 4,
    "hit": 2,
    "excerpt": 6,
    "besides": 6,
}
TABLE_STYLES = {"columns": theme.QUIET, "asked": theme.TITLE}
_NUMBERED = {"outcome": "{}) ", "step": "{:>2}. "}
DEEPER = 3


class BlocksView:
    """Draws blocks, with a blank line where something begins."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = tuple(blocks)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        is_first = True
        table: list[Line] = []
        for line in (line for block in self.blocks for line in block.as_lines()):
            if table and (line.kind == "columns" or line.kind not in TABLE):
                yield from _in_columns(table, options.max_width)
                table = []
            if line.kind in TABLE:
                table.append(line)
                continue
            if line.kind in BEGINNING and not is_first:
                yield ""
            indent = indent_of(line)
            yield Padding(drawn(line), (0, 0, 0, indent)) if indent else drawn(line)
            is_first = False
        if table:
            yield from _in_columns(table, options.max_width)


def _in_columns(lines: Sequence[Line], width: int) -> Iterator[Text]:
    """A table; a cell has the colour of its first span, the heads are quiet."""
    for line, cells in columns.table(lines, width):
        text = Text(style=TABLE_STYLES.get(line.kind, ""))
        marks = [cell[0].mark if cell else "" for cell in columns.cells_of(line)]
        for at, cell in enumerate(cells):
            text.append(BETWEEN if at else columns.beginning(line.kind, cells))
            text.append(cell, _COLOURS.get(marks[at]) if len(cells) > 1 else None)
        yield text


def indent_of(line: Line) -> int:
    """The number of columns by which a line is indented."""
    return _INDENT.get(line.kind, 0) + DEEPER * line.depth


def drawn(line: Line) -> Text:
    """The words of a line in their colours."""
    text = Text(style=_STYLES.get(line.kind, ""))
    if line.kind in _NUMBERED:
        text.append(_NUMBERED[line.kind].format(line.number))
    for words, mark in line.spans:
        if mark == GAP:
            text.append("  ")
            continue
        start = len(text)
        is_id = mark == ID or not any(sign in words for sign in "*[@")
        for piece, inner in ((words, PROSE),) if is_id else pieces(words):
            text.append(piece, _COLOURS.get(inner))
        if style := _COLOURS.get(mark):
            text.stylize_before(style, start)
    if line.kind == "section":
        text.append(":")
    return text


def draw(blocks: Iterable[Block], width: int = 0, *, is_paged: bool = True) -> None:
    """Draw blocks on a terminal."""
    draw_view(BlocksView(blocks), width, is_paged=is_paged)


NO_PAGER = frozenset({"", "cat"})
"""Values of ``PAGER`` that ask for none."""


def draw_view(view: RenderableType, width: int = 0, *, is_plain: bool = False, is_paged: bool = True) -> None:
    """Draw anything; what is longer than the terminal goes through the pager. ``NO_COLOR`` is honoured.

    One line of the terminal is left for what is typed next, so that the first line of an answer never scrolls away.
    Where stdout is no terminal there is no colour and no pager, and 80 columns unless a width is given.
    """
    console = Console(width=width or None, highlight=False, color_system=None if is_plain else "auto")
    with console.capture() as drawn:
        console.print(view)
    text = "\n".join(line.rstrip() for line in drawn.get().split("\n"))
    is_paged = is_paged and os.environ.get("PAGER", "less") not in NO_PAGER
    is_long = text.count("\n") >= console.height
    if is_paged and is_long and console.is_terminal and not is_plain and not console.is_dumb_terminal:
        from rich.pager import SystemPager  # noqa: PLC0415 - only for a long answer

        os.environ.setdefault("LESS", "-FRX")
        SystemPager().show(text)
    else:
        write(text.rstrip("\n"))
