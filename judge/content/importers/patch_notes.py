"""Reads patch notes and changelogs as sections with their texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import slug
from judge.content.importers.clean_text import tidy
from judge.content.importers.paragraphs import prose
from judge.content.importers.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

_STOPS = re.compile(r"[.:;,!?][\"')\]]*$")
_TITLE = 70
_LONGEST = 2 * _TITLE
"""The maximum length of a title that continues in a second line."""
_FEW = 0.3
"""If a larger share of the letters is large or bold, that does not mark titles."""


def read_patch_notes(lines: Sequence[TextLine]) -> list[dict[str, Any]]:
    """One entry for each section with a text; ``key`` is the slug of its title, numbered if repeated."""
    lines = _with_printed_titles(lines)
    longest = _full_line(lines)
    starts = [place for place in range(len(lines)) if _is_title(lines, place, longest)]
    entries = []
    taken: dict[str, int] = {}
    for start, stop in zip([-1, *starts], [*starts, len(lines)], strict=True):
        text = prose(lines[start + 1 : stop])
        title = tidy(lines[start].text) if start >= 0 else ""
        if text:
            key = slug(title) or "beginning"
            taken[key] = taken.get(key, 0) + 1
            key += f"-{taken[key]}" if taken[key] > 1 else ""
            entries.append({"key": key, "title": title, "text": text})
    return entries


def _with_printed_titles(lines: Sequence[TextLine]) -> list[TextLine]:
    """The lines with large or bold ones of a PDF made headings; consecutive ones are joined."""
    large = [line for line in lines if line.page and line.strong]
    if sum(len(line.text) for line in large) > _FEW * sum(len(line.text) for line in lines):
        return list(lines)
    found: list[TextLine] = []
    for line in lines:
        before = found[-1] if found else TextLine("")
        is_title = bool(line.page and line.strong and line.text) and not line.item
        if is_title and before.heading and before.page == line.page:
            found[-1] = before._replace(text=f"{before.text} {line.text}")
        else:
            found.append(line._replace(heading=line.heading or 3 * is_title))
    return [line._replace(heading=0) if line.page and not _may_be_title(line.text) else line for line in found]


def _may_be_title(text: str) -> bool:
    return len(text) <= _LONGEST and not text.endswith((".", ",", ";"))


def _full_line(lines: Sequence[TextLine]) -> float:
    """The length up to which a line can be a title; 0 if titles are printed larger."""
    printed = sorted(len(line.text) for line in lines if line.page and line.text)
    if not printed:
        return _TITLE
    return 0 if any(line.heading for line in lines) else min(_TITLE, 0.8 * printed[len(printed) * 9 // 10])


def _is_title(lines: Sequence[TextLine], place: int, longest: float) -> bool:
    """Whether a line is a heading, or a short line between a blank line and text."""
    line = lines[place]
    if line.heading:
        return bool(line.text)
    follows_text = place + 1 < len(lines) and bool(lines[place + 1].text)
    is_apart = place == 0 or not lines[place - 1].text
    short = 0 < len(line.text) <= longest and not _STOPS.search(line.text) and not line.item
    return short and is_apart and follows_text and line.text[0].isupper()
