"""Joins the lines of a paragraph; a word that was divided at the end of a line is made whole again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD = re.compile(r"[A-Za-z]+(?:[-'][A-Za-z]+)*")
_DIVIDED = re.compile(r"([A-Za-z]+)-$")
_REST = re.compile(r"[a-z]+")


def vocabulary(lines: Iterable[str]) -> frozenset[str]:
    """Give the words of a document as they stand within lines; what a line end may have divided is left out."""
    found: set[str] = set()
    was_divided = False
    for line in lines:
        words = _WORD.findall(line)
        is_divided = line.endswith("-")
        found.update(word.lower() for word in words[int(was_divided) : len(words) - int(is_divided)])
        was_divided = is_divided
    return frozenset(found)


def join(text: str, line: str, known: frozenset[str]) -> str:
    """Add a line to a text."""
    if not text or not line:
        return text + line
    divided = _DIVIDED.search(text)
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
