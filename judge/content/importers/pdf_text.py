"""Reads a PDF as lines: placed pieces of text become lines, and columns are read one after the other.

Requires pypdf (the extra ``import``); all other imports work without it.
"""

from __future__ import annotations

import io
import logging
import re
from statistics import median
from typing import TYPE_CHECKING, Any

from judge.content.importers.page_columns import Piece, Printed, common_gutter, lines_of
from judge.content.importers.text_line import TextLine
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.importers.source import Source

MOST_PAGES = 1500
MOST_LETTERS = 20_000_000
LARGER = 1.15
"""The ratio to the usual size from which letters are those of a heading."""
_BOLD = re.compile(r"bold|black|heavy", re.IGNORECASE)
REPORTED = 20
"""The number of pages between reports of progress."""


def pdf_lines(source: Source, progress: Callable[[str], None] = lambda _: None) -> list[TextLine]:
    """The lines of a PDF; raises ContentError if it is damaged, locked or a scan, or pypdf is missing."""
    try:
        from pypdf import PdfReader  # noqa: PLC0415 - an extra
    except ImportError:
        hint = (
            "Install the extra: pip install 'riftbound-judge[import]'; or give the document as text, Markdown or HTML."
        )
        raise ContentError("reading a PDF needs pypdf", where=source.name, hint=hint) from None
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(io.BytesIO(source.data))
        locked = reader.is_encrypted and not reader.decrypt("")
        count = 0 if locked else len(reader.pages)
    except Exception as problem:
        raise _broken(source, problem) from problem
    if locked:
        raise ContentError("the PDF is locked by a password", where=source.name, hint="Save it without one.")
    if count > MOST_PAGES:
        reason = f"expected at most {MOST_PAGES} pages, got {count}"
        raise ContentError(reason, where=source.name, hint="Give an official document alone.")
    pages: list[list[Piece]] = []
    letters = 0
    for number in range(1, count + 1):
        if number % REPORTED == 0:
            progress(f"{source.name}: page {number} of {count}")
        try:
            pieces = _pieces(reader.pages[number - 1])
        except Exception as problem:
            raise _broken(source, problem, number) from problem
        letters += sum(len(piece.text) for piece in pieces)
        if letters > MOST_LETTERS:
            reason = f"expected at most {MOST_LETTERS:,} letters, got more"
            raise ContentError(reason, where=source.name, hint="Give an official document alone.")
        pages.append(pieces)
    gutter = common_gutter(pages)
    printed = [(number, line) for number, pieces in enumerate(pages, 1) for line in lines_of(pieces, gutter)]
    large = LARGER * median([line.size for _, line in printed if line.text] or [0.0])
    lines = [
        TextLine(line.text, 0, _place(source, number, line), number, strong=line.strong or line.size > large)
        for number, line in printed
    ]
    if not any(line.text for line in lines):
        hint = "It is probably a scan: only text can be read."
        raise ContentError("expected text, got a PDF without any", where=source.name, hint=hint)
    return lines


def _place(source: Source, page: int, line: Printed) -> str:
    return f"{source.name}: page {page}" + (", second column" if line.column == 2 else "")


def _pieces(page: Any) -> list[Piece]:
    """Every piece of text on a page, with the place of its beginning and its size."""
    found: list[Piece] = []

    def visit(text: str, own: list[float], matrix: list[float], font: Any, size: float) -> None:
        if text.strip():
            x = matrix[4] * own[0] + matrix[5] * own[2] + own[4]
            y = matrix[4] * own[1] + matrix[5] * own[3] + own[5]
            scale = abs(matrix[3] or matrix[1] or 1) * abs(own[3] or own[1] or 1)
            bold = bool(_BOLD.search(str((font or {}).get("/BaseFont", ""))))
            found.append(Piece(x, y, abs(size) * scale or 10.0, text, bold))

    page.extract_text(visitor_text=visit)
    return found


def _broken(source: Source, problem: Exception, page: int = 0) -> ContentError:
    reason = str(problem).strip().split("\n")[0][:120] or type(problem).__name__
    at = f" at page {page}" if page else ""
    return ContentError(f"the PDF is damaged{at}: {reason}", where=source.name, hint="Download it again.")
