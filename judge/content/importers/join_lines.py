"""Joins the lines of a paragraph, removing hyphens where a word was divided at the end of a line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD = re.compile(r"[A-Za-z]+(?:[-'][A-Za-z]+)*")
_DIVIDED = re.compile(r"([A-Za-z]+)-$")
_REST = re.compile(r"[a-z]+")


def vocabulary(lines: Iterable[str]) -> frozenset[str]:
    """The words within the lines of a document, in lower case; words divided at a line end are left out.

    Of a document without a hyphen at the end of any line there are none: nothing is to be decided.
    """
    lines = tuple(lines)
    if not any(line.endswith("-") for line in lines):
        return frozenset()
    found: set[str] = set()
    was_divided = False
    for line in lines:
        words = _WORD.findall(line)
        is_divided = line.endswith("-")
        found.update(word.lower() for word in words[int(was_divided) : len(words) - int(is_divided)])
        was_divided = is_divided
    return frozenset(found)


def join(text: str, line: str, known: frozenset[str]) -> str:
    """The text continued by a line; ``known`` is the vocabulary that decides about hyphens."""
    if not text or not line:
        return text + line
    divided = _DIVIDED.search(text) if text.endswith("-") else None
    if not divided:
        return f"{text} {line}"
    rest = _REST.match(line)
    if rest and not _keeps_its_hyphen(divided[1].lower(), rest[0], known):
        return text[:-1] + line
    return text + line


def _keeps_its_hyphen(first: str, second: str, known: frozenset[str]) -> bool:
    if first + second in known:
        return False
    if f"{first}-{second}" in known:
        return True
    return first in known and second in known
