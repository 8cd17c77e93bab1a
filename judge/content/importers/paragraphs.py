"""Joins lines of prose into paragraphs: line breaks of the page are removed, those of the author stay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.importers.clean_text import tidy
from judge.content.importers.join_lines import join, vocabulary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.text_line import TextLine

_LONG = 70
"""A shorter line that ends a sentence was ended by its author."""
_ENDS = re.compile(r"[.?!:][\"')\]]*$")
_IMAGE = re.compile(r"image$|https?://\S+$", re.IGNORECASE)


def paragraphs(lines: Sequence[TextLine]) -> list[str]:
    """The paragraphs and list items (``- item``) of some lines, without pictures."""
    known = vocabulary(line.text for line in lines)
    found: list[list[str]] = []
    last: TextLine | None = None
    for line in lines:
        if not line.text or _IMAGE.match(line.text):
            last = None
        elif last is None or line.item or line.heading or not _goes_on(last.text):
            found.append([f"- {line.text}" if line.item else line.text])
            last = line
        else:
            whole = join(found[-1][-1], line.text, known)
            found[-1][-1:] = [whole[: len(whole) - len(line.text)], line.text]
            last = line
    return [tidy("".join(paragraph)) for paragraph in found]


def prose(lines: Sequence[TextLine]) -> str:
    """The lines as one text: a blank line between paragraphs, none between the items of a list."""
    text = ""
    for paragraph in paragraphs(lines):
        between = "\n" if paragraph.startswith("- ") and text.rpartition("\n")[2].startswith("- ") else "\n\n"
        text += (between if text else "") + paragraph
    return text


def _goes_on(text: str) -> bool:
    return len(text) >= _LONG or not _ENDS.search(text)
