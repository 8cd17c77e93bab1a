"""Cross references in the text of a rule, such as ``See rule 346. Playing Cards for more information``."""

from __future__ import annotations

import re

from judge.content.importers.imported_rule import Reference

NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]{1,2})(?![\da-z]))*"
_REFERENCE = re.compile(rf"\b(?:[Rr]ules?|See) (?P<first>{NUMBER})(?P<more>(?:(?:,| and| or| through| to) {NUMBER})*)")
_TITLE = re.compile(r"\.? (?P<title>[A-Z][^.;:]*?) (?=for more\b|and rules? \d)")


def references(text: str) -> tuple[Reference, ...]:
    """The rules that a text refers to, in order, without repetition."""
    found: dict[str, Reference] = {}
    for pointer in _REFERENCE.finditer(text):
        first, *more = re.findall(NUMBER, pointer.group())
        title = None if more else _TITLE.match(text, pointer.end())
        found.setdefault(first, Reference(first, title["title"] if title else ""))
        for number in more:
            found.setdefault(number, Reference(number))
    return tuple(found.values())
