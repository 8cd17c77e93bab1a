"""Dates as documents state them: ``2026-07-16``, ``July 16, 2026``, ``16 July 2026``, ``7/16/2026``.

The publisher is American: in ``10/02/2026`` the month comes first, unless the number is too large for one.
"""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"\b({'|'.join(_MONTHS)})[a-z]*\.?"
_DAY = r"(\d{1,2})(?:st|nd|rd|th)?"
_ISO = re.compile(r"(?<!\d)(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)")
_AMERICAN = re.compile(rf"{_MONTH},? (?:the )?{_DAY},? (20\d\d)\b", re.IGNORECASE)
_EUROPEAN = re.compile(rf"\b{_DAY}\.?(?: of)?[ -]{_MONTH},?[ -](20\d\d)\b", re.IGNORECASE)
_NUMBERS = re.compile(r"(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d.]\d|\d)")
_UPDATED = re.compile(r"\b(?:updated?|as of|revised|revision)\b", re.IGNORECASE)
_PUBLISHED = re.compile(r"\b(?:published|date|released?)\b", re.IGNORECASE)
_EFFECTIVE = re.compile(r"\b(?:effective|in force|takes? effect)\b", re.IGNORECASE)
_STATES = (("updated", _UPDATED), ("published", _PUBLISHED), ("effective", _EFFECTIVE))
_LABEL = 40
"""The maximum length of a label on a line of its own."""


class StatedDates(NamedTuple):
    """The dates that a document states, as ISO dates or ""; ``other`` has no label."""

    updated: str = ""
    published: str = ""
    effective: str = ""
    other: str = ""


def date_in(text: str) -> str:
    """The first date in a text as an ISO date, or ""."""
    return next((day for _, day in sorted(_dates(text))), "")


def _dates(text: str) -> Iterator[tuple[int, str]]:
    """Every date in a text with its position."""
    forms = (
        ((found, (found[1], found[3], found[4])) for found in _ISO.finditer(text)),
        ((found, (found[3], _month(found[1]), found[2])) for found in _AMERICAN.finditer(text)),
        ((found, (found[3], _month(found[2]), found[1])) for found in _EUROPEAN.finditer(text)),
        ((found, _of_numbers(found)) for found in _NUMBERS.finditer(text)),
    )
    for form in forms:
        for found, parts in form:
            try:
                yield found.start(), date(*map(int, parts)).isoformat()
            except ValueError:
                continue


def _of_numbers(found: re.Match[str]) -> tuple[str, str, str]:
    """Year, month and day of ``10/02/2026``; with dots, or if the first number is no month, the day comes first."""
    first, mark, second, year = found.groups()
    day_first = mark == "." or int(first) > 12
    return (year if len(year) == 4 else f"20{year}", *((second, first) if day_first else (first, second)))


def stated_date(texts: Iterable[str]) -> str:
    """The day of the last update of a document, else of its publication, else of its coming into force; or ""."""
    found = stated_dates(texts)
    return found.updated or found.published or found.effective


def stated_dates(texts: Iterable[str]) -> StatedDates:
    """The dates stated in the lines of a document; a date may be on the line after its label."""
    days = dict.fromkeys(StatedDates._fields, "")
    for text in _joined(texts):
        labels = _labels(text)
        for place, day in sorted(_dates(text)):
            name = next((name for end, name in reversed(labels) if end <= place), labels[0][1] if labels else "other")
            days[name] = days[name] or day
    return StatedDates(**days)


def _joined(texts: Iterable[str]) -> Iterator[str]:
    """The lines, each label on a line of its own joined with the next line."""
    label = ""
    for text in texts:
        whole = f"{label} {text}".strip()
        label = ""
        if len(text) < _LABEL and _labels(text) and not any(_dates(text)):
            label = text
        else:
            yield whole


def _labels(text: str) -> list[tuple[int, str]]:
    return sorted((match.end(), name) for name, label in _STATES for match in label.finditer(text))


def _month(name: str) -> str:
    return str(_MONTHS.index(name[:3].lower()) + 1)
