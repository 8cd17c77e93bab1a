"""Turns a document of any form into clean lines, without headers and footers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.importers.clean_text import clean
from judge.content.importers.markdown_text import markdown_lines
from judge.content.importers.page_furniture import without_furniture
from judge.content.importers.rule_numbers import readings
from judge.content.importers.saved_html import html_lines
from judge.content.importers.text_columns import in_reading_order
from judge.content.importers.text_line import TextLine
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.content.importers.source import Source

MOST_LINES = 100_000
_BULLETS = frozenset("\u2022\u25cf")
_SURE = 3


def document_lines(source: Source, progress: Callable[[str], None] = lambda _: None) -> list[TextLine]:
    """The lines of a document; raises ContentError if its form cannot be read or it is too long."""
    if source.form == "pdf":
        from judge.content.importers.pdf_text import pdf_lines  # noqa: PLC0415 - needs an extra

        lines = [_without_bullet(line._replace(text=clean(line.text).strip())) for line in pdf_lines(source, progress)]
    elif source.form == "html":
        lines = html_lines(clean(source.text), where=source.name)
    elif source.form == "markdown":
        lines = list(markdown_lines(clean(source.text).replace("\f", "\n"), where=source.name))
    else:
        lines = list(_text_lines(source.text, source.name))
    if len(lines) > MOST_LINES:
        reason = f"expected at most {MOST_LINES:,} lines, got {len(lines):,}"
        raise ContentError(reason, where=source.name, hint="Give an official document alone.")
    return without_furniture(lines)


def _without_bullet(line: TextLine) -> TextLine:
    """The line without its bullet, marked as an item; a dash is a bullet only before a rule number."""
    rest = line.text[1:].lstrip()
    if line.text[:1] in _BULLETS or (line.text[:2] == "- " and any(one.sure == _SURE for one in readings(rest))):
        return line._replace(text=rest, item=True)
    return line


def _text_lines(text: str, where: str) -> Iterator[TextLine]:
    """The lines of plain text; form feeds separate pages, bullets mark list items."""
    number = 0
    pages = in_reading_order([page.expandtabs(8).split("\n") for page in text.split("\f")])
    for page, content in enumerate(pages, 1):
        for raw in content:
            number += 1
            line = clean(raw).strip()
            item = line.startswith(("\u2022", "- "))
            yield TextLine(
                line.lstrip("\u2022- ") if item else line, 0, f"{where}:{number}", page if len(pages) > 2 else 0, item
            )
