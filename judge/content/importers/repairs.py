"""Undoes single defects that are typical of copying, to recognise the text that a rule had before.

Stored texts are not changed: a repair counts only if it yields exactly the known words of an edition.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.importers.imported_rule import ImportedRule

_STRAY = re.compile(r"(?<![\w\[(\"'])[b-hj-zB-HJ-Z](?![\w\])\"'])|(?<=[.!?])[A-Z]$")
_PAGE_NUMBER = re.compile(r"(?<=[.!?:)\"]) \d{1,3}$|(?<=\w) \d{2,3} (?=[a-z])")
_TITLE = re.compile(
    r"(?:riftbound )?(?:core|tournament) rules(?: \d{1,3}(?: ?(?:/|of) ?\d{1,3})?)?|page \d{1,3}", re.IGNORECASE
)
_TWICE = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
_IN_A_WORD = re.compile(r"(?<=[A-Za-z])[01](?=[A-Za-z])")
_LETTERS = {"0": "o", "1": "li"}
_MOST_DIGITS = 6
_MISREAD = (("rn", "m"), ("m", "rn"), ("cl", "d"), ("d", "cl"), ("vv", "w"))
_LONGEST = 4000


def repaired(rule: ImportedRule) -> Iterator[ImportedRule]:
    """The variants of a rule with one defect undone in each."""
    parts = (rule.text, *rule.examples)
    if sum(map(len, parts)) > _LONGEST:
        return
    for place, part in enumerate(parts):
        for text in _repaired(part):
            changed = (*parts[:place], text, *parts[place + 1 :])
            yield rule._replace(text=changed[0], examples=changed[1:])


def _repaired(text: str) -> Iterator[str]:
    for pattern in (_STRAY, _PAGE_NUMBER, _TITLE):
        for found in pattern.finditer(text):
            yield f"{text[: found.start()]} {text[found.end() :]}"
    for found in _TWICE.finditer(text):
        yield text[: found.end(1)] + text[found.end() :]
    digits = [found.start() for found in _IN_A_WORD.finditer(text)]
    for read in product(*(_LETTERS[text[place]] for place in digits)) if len(digits) <= _MOST_DIGITS else ():
        letters = list(text)
        for place, letter in zip(digits, read, strict=True):
            letters[place] = letter
        yield "".join(letters)
    for wrong, right in _MISREAD:
        start = text.find(wrong)
        while start >= 0:
            yield text[:start] + right + text[start + len(wrong) :]
            start = text.find(wrong, start + 1)
