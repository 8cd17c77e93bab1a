"""Prints texts as PDFs the way publishers do: headers, page numbers, divided words, ligatures, columns."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fpdf import FPDF

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FONTS = (
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    Path("/usr/share/fonts/dejavu/DejaVuSans.ttf"),
    Path("/usr/share/fonts/TTF/DejaVuSans.ttf"),
    Path("/Library/Fonts/Arial Unicode.ttf"),
)
LATIN = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2026": "..."}
)
LIGATURES = (("ffi", "\ufb03"), ("ffl", "\ufb04"), ("fi", "\ufb01"), ("fl", "\ufb02"), ("ff", "\ufb00"))
TOP, BOTTOM, LEADING, SIZE = 25.0, 275.0, 5.0, 9.0
LARGE = 14.0
_HEADING = "\x01"
LETTER = 1.75
"""The widest average letter, in millimetres."""


def print_pdf(
    path: Path,
    paragraphs: Iterable[str],
    *,
    columns: int = 1,
    divided: bool = False,
    ligatures: bool = False,
    apart: bool = False,
    headings: bool = False,
) -> Path:
    """Print paragraphs.

    ``divided`` hyphenates at the ends of lines, ``apart`` leaves room between paragraphs, ``headings`` sets those that
    begin with ``#`` in larger letters; ligatures need a font.
    """
    if apart:
        paragraphs = [line for text in paragraphs for line in (text, "")]
    pdf = FPDF()
    pdf.set_auto_page_break(auto=False)
    family = "helvetica"
    if ligatures:
        font = next((font for font in FONTS if font.exists()), None)
        if font is None:
            pytest.skip(f"needs a font with ligatures, such as {FONTS[0]}")
        pdf.add_font("wide", fname=str(font))
        family = "wide"
    width = 180 / columns - 5
    lines = [line for text in paragraphs for line in _set(text, int(width / LETTER), divided, headings)]
    rows = int((BOTTOM - TOP) / LEADING)
    for number, start in enumerate(range(0, len(lines), rows * columns), 1):
        pdf.add_page()
        pdf.set_font(family, size=SIZE)
        pdf.text(80, 12, "Riftbound Core Rules")
        pdf.text(95, 290, f"Page {number}")
        page = lines[start : start + rows * columns]
        for row in range(rows):  # row by row over all columns: the order of the file is not the order of reading
            for column in range(columns):
                place = column * rows + row
                if place < len(page) and page[place]:
                    pdf.set_font_size(LARGE if page[place].startswith(_HEADING) else SIZE)
                    page[place] = page[place].removeprefix(_HEADING)
                    text = _with_ligatures(page[place]) if ligatures else _latin(page[place])
                    pdf.text(15 + column * (180 / columns), TOP + row * LEADING, text)
    pdf.output(str(path))
    return path


def _set(text: str, width: int, divided: bool, headings: bool) -> Iterator[str]:
    if headings and text.startswith("#"):
        yield from (_HEADING + line for line in _wrapped(text.lstrip("# "), int(width * SIZE / LARGE), divided=False))
    else:
        yield from _wrapped(text, width, divided=divided)


def _latin(text: str) -> str:
    return text.translate(LATIN).encode("latin-1", "replace").decode("latin-1")


def _with_ligatures(text: str) -> str:
    for letters, ligature in LIGATURES:
        text = text.replace(letters, ligature)
    return text


def _wrapped(text: str, width: int, *, divided: bool) -> Iterator[str]:
    line = ""
    for word in text.split():
        room = width - len(line) - 1
        if len(word) <= room or not line:
            line = f"{line} {word}".strip()
            continue
        if divided and word.isalpha() and word.islower() and len(word) > 8 and room > 5:
            cut = min(room - 1, len(word) - 4)
            yield f"{line} {word[:cut]}-"
            line = word[cut:]
        else:
            yield line
            line = word
    yield line
