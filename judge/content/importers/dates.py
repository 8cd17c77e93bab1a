"""Dates as documents state them: ``2026-07-16``, ``July 16, 2026``, ``16 July 2026``."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"({'|'.join(_MONTHS)})[a-z]*\.?"
_ISO = re.compile(r"\b(20\d\d)-(\d\d)-(\d\d)(?!\d)")
_AMERICAN = re.compile(rf"\b{_MONTH} (\d{{1,2}})(?:st|nd|rd|th)?,? (20\d\d)\b", re.IGNORECASE)
_EUROPEAN = re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th)?\.? {_MONTH},? (20\d\d)\b", re.IGNORECASE)
_STATES = re.compile(r"\b(?:last updated|updated|published|effective|date)\b", re.IGNORECASE)


def date_in(text: str) -> str:
    """Give the first date of a text as an ISO date; nothing if it has none."""
    if found := _ISO.search(text):
        parts = (found[1], found[2], found[3])
    elif found := _AMERICAN.search(text):
        parts = (found[3], _month(found[1]), found[2])
    elif found := _EUROPEAN.search(text):
        parts = (found[3], _month(found[2]), found[1])
    else:
        return ""
    try:
        return date(*map(int, parts)).isoformat()
    except ValueError:
        return ""


def stated_date(texts: Iterable[str]) -> str:
    """Give the date of the first line that says when the document was published or updated."""
    return next((found for text in texts if _STATES.search(text) and (found := date_in(text))), "")


def _month(name: str) -> str:
    return str(_MONTHS.index(name[:3].lower()) + 1)
