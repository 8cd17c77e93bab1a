"""Patch notes and changelogs: their sections, each with its text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import slug
from judge.content.importers.clean_text import tidy
from judge.content.importers.paragraphs import prose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.text_line import TextLine

_STOPS = re.compile(r"[.:;,!?][\"')\]]*$")
_TITLE = 70


def read_patch_notes(lines: Sequence[TextLine]) -> list[dict[str, Any]]:
    """Give an entry per section with a text; its ``key`` is the slug of its title, numbered where it comes again."""
    starts = [place for place in range(len(lines)) if _is_title(lines, place)]
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


def _is_title(lines: Sequence[TextLine], place: int) -> bool:
    """Whether a line is a heading, or a short line between a blank line and its text."""
    line = lines[place]
    if line.heading:
        return bool(line.text)
    follows_text = place + 1 < len(lines) and bool(lines[place + 1].text)
    is_apart = place == 0 or not lines[place - 1].text
    short = 0 < len(line.text) <= _TITLE and not _STOPS.search(line.text) and not line.item
    return short and is_apart and follows_text and line.text[0].isupper()
