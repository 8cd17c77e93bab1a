"""Blocks as lines with links, for a screen on which they can be followed; the words are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.style import Style
from rich.text import Text

from judge.answers.page.blocks import ID, RULES, TITLE, Span
from judge.answers.page.column_widths import BETWEEN, INDENT, SIDE_BY_SIDE, heading, labels, widths_of
from judge.cli.writers import columns
from judge.cli.writers.plain import BEGINNING, HANGING, TABLE
from judge.cli.writers.terminal import TABLE_STYLES, drawn, indent_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.answers.browsing.links import Links
    from judge.answers.page.blocks import Block, Line

HALVES, HALF = "halves", " | "
"""Lines of two texts that stand side by side, and what parts them."""
LINK = "place"
"""What the style of a link carries its number and its place under."""


class _Writer:
    def __init__(self, links: Links, width: int) -> None:
        self._links, self._width, self._count = links, width, 0
        self._console = Console(width=width, color_system=None)

    def lines(self, blocks: Iterable[Block]) -> Iterator[Text]:
        table: list[Line] = []
        is_first = True
        for line in (line for block in blocks for line in block.as_lines()):
            if table and (line.kind == "columns" or line.kind not in TABLE):
                yield from self._table(table)
                table = []
            if line.kind in TABLE:
                table.append(line)
                continue
            if line.kind in BEGINNING and not is_first:
                yield Text()
            is_first = False
            if line.kind == HALVES:
                yield from self._halves(line)
                continue
            told = _in_words(line)
            yield from self._wrapped(self._linked(drawn(told), told), indent_of(line), HANGING.get(line.kind, ""))
        if table:
            yield from self._table(table)

    def _linked(self, text: Text, line: Line) -> Text:
        """A drawn line with its links: each id whole, and what stands in the words between ids."""
        start = 0
        for span in line.spans:
            if span.mark == ID and (found := text.plain.find(span.text, start)) >= 0:
                self._in_words(text, start, found, line.kind)
                start = found + len(span.text)
                self._label(text, found, start)
        self._in_words(text, start, len(text.plain), line.kind)
        return text

    def _in_words(self, text: Text, start: int, end: int, kind: str) -> None:
        for link in self._links.in_text(text.plain[start:end], kind):
            self._mark(text, start + link.start, start + link.end, link.place)

    def _label(self, text: Text, start: int, end: int) -> None:
        if place := self._links.of_label(text.plain[start:end]):
            self._mark(text, start, end, place)

    def _mark(self, text: Text, start: int, end: int, place: Any) -> None:
        self._count += 1
        text.stylize(Style(meta={LINK: (self._count, place)}), start, end)

    def _wrapped(self, text: Text, indent: int, hanging: str = "") -> Iterator[Text]:
        """A text in lines, the first one so far from the left, the others by ``hanging`` if that is further."""
        first = next(iter(text.wrap(self._console, max(self._width - indent, 10))), Text())
        first.rstrip()
        yield Text(" " * indent).append_text(first) if first.plain else first
        rest = text[len(first.plain) :]
        if not rest.plain.strip():
            return
        spaces = len(rest.plain) - len(rest.plain.lstrip(" "))
        rest = rest[spaces:]
        deeper = max(len(hanging), indent)
        for line in rest.wrap(self._console, max(self._width - deeper, 10)):
            line.rstrip()
            yield Text(" " * deeper).append_text(line) if line.plain else line

    def _halves(self, line: Line) -> Iterator[Text]:
        """Two texts side by side, each in half of the screen; one below the other on a narrow one."""
        cells = [self._cell(line, cell) for cell in columns.cells_of(line)]
        if self._width < SIDE_BY_SIDE:
            for cell in cells:
                yield from self._wrapped(cell, len(INDENT))
            return
        half = (self._width - len(HALF)) // 2
        left, right = (list(cell.wrap(self._console, half)) for cell in cells)
        for at in range(max(len(left), len(right))):
            text = left[at].copy() if at < len(left) else Text()
            text.rstrip()
            text.append(" " * (half - text.cell_len) + HALF)
            if at < len(right):
                text.append_text(right[at])
            text.rstrip()
            yield text

    def _table(self, lines: Sequence[Line]) -> Iterator[Text]:
        rows = [columns.cells_of(line) for line in lines]
        if self._width < SIDE_BY_SIDE and max(map(len, rows)) > 2:
            yield from self._in_one(lines, rows)
            return
        cells = [[self._cell(line, cell) for cell in row] for line, row in zip(lines, rows, strict=True)]
        widths = widths_of([[cell.plain for cell in row] for row in cells], self._width)
        for line, row in zip(lines, cells, strict=True):
            broken = [list(cell.wrap(self._console, width)) for cell, width in zip(row, widths, strict=False)]
            for place in range(max(map(len, broken))):
                is_marked = line.kind == "asked" and place == 0
                text = Text(columns.MARKED if is_marked else INDENT)
                for at, parts in enumerate(broken):
                    part = parts[place] if place < len(parts) else Text()
                    part.rstrip()
                    text.append_text(part)
                    if at + 1 < len(broken):
                        text.append(" " * (widths[at] - part.cell_len) + BETWEEN)
                text.rstrip()
                yield text

    def _in_one(self, lines: Sequence[Line], rows: Sequence[list[list[Span]]]) -> Iterator[Text]:
        """The rows of a table on a narrow screen, each as one paragraph."""
        heads: list[str] = []
        for line, row in zip(lines, rows, strict=True):
            cells = [self._cell(line, cell) for cell in row]
            if line.kind == "columns":
                heads = [cell.plain for cell in cells]
                text = Text(heading(heads), style=TABLE_STYLES.get(line.kind, ""))
            else:
                text = cells[0]
                before = labels([cell.plain for cell in cells], heads)
                for label, cell in zip(before[1:], cells[1:], strict=False):
                    text.append(label).append_text(cell)
            first = True
            for part in text.wrap(self._console, self._width - 2 * len(INDENT)):
                part.rstrip()
                yield Text(INDENT * (1 if first else 2)).append_text(part)
                first = False

    def _cell(self, line: Line, cell: Sequence[Span]) -> Text:
        text = Text(style=TABLE_STYLES.get(line.kind, ""))
        for span in cell:
            text.append_text(drawn(line._replace(kind="", spans=(span,))))
        if cell and cell[0].mark == ID:
            self._label(text, 0, len(text.plain))
        else:
            self._in_words(text, 0, len(text.plain), line.kind)
        return text


def _in_words(line: Line) -> Line:
    """A line in which words say what colour says elsewhere: brackets, and capitals for the name of the page."""
    spans = [span._replace(text=f"({span.text})") if span.mark == RULES else span for span in line.spans]
    if line.kind == "read":
        spans = [span._replace(text=span.text.upper()) if span.mark == TITLE else span for span in spans]
    if line.kind == "note":
        spans = [Span("("), *spans, Span(")")]
    return line._replace(spans=tuple(spans))


def linked(blocks: Iterable[Block], width: int, links: Links) -> list[Text]:
    """Write blocks as lines no longer than ``width``; the style of a link carries what it leads to."""
    return list(_Writer(links, width).lines(blocks))
