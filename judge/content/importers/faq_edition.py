"""Identifies the edition of a FAQ: by the day it states, else by what the user says, else as an edition of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.imported import imported_entries, imported_ids
from judge.content.importers.dates import date_in
from judge.errors import ContentError, Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.reading import ImportOptions

UNDATED = "undated"
OUTLINE = "outline"


class FaqEdition(NamedTuple):
    """An edition: the ``version`` in its id, the day or "", and how it was identified."""

    version: str
    date: str = ""
    how: str = ""


def faq_edition(
    options: ImportOptions, about: str, stated: str, entries: Sequence[dict[str, Any]], name: str
) -> FaqEdition:
    """The edition of a FAQ; if nothing states its day, it is asked for on a terminal.

    An edition without a day never replaces another one: the second is ``undated-2``.
    """
    date = options.date or stated
    if options.named.version or date:
        return FaqEdition(options.named.version or date, date)
    if not any(entry["kind"] == "question" for entry in entries):
        return FaqEdition(OUTLINE)
    if day := _asked(options, name):
        return FaqEdition(day, day, "; its day as you said")
    version = _own(f"faq@{about}@", entries)
    beside = f", and another one without a date is kept: this one is {version}" if version != UNDATED else ""
    return FaqEdition(version, "", f"; it has no date (--date){beside}")


def _asked(options: ImportOptions, name: str) -> str:
    """Ask for the day; "" if nobody can be asked or the answer is empty. Raises Misuse for an answer that is no day."""
    if options.ask is None:
        return ""
    reply = options.ask(f"{name}: it has no date. From which day is this edition? (2025-11-04, or Enter) ").strip()
    if reply and not date_in(reply):
        raise Misuse(f"expected a date, got {reply!r}", where=name, hint="Write it as 2025-11-04.")
    return date_in(reply)


def _own(prefix: str, entries: Sequence[dict[str, Any]]) -> str:
    """The first undated version that is unused, or that holds exactly these entries."""
    taken = imported_ids()
    for count in range(1, len(taken) + 2):
        version = UNDATED if count == 1 else f"{UNDATED}-{count}"
        if prefix + version not in taken or _holds(prefix + version, entries):
            return version
    raise AssertionError("more names than documents")


def _holds(identifier: str, entries: Sequence[dict[str, Any]]) -> bool:
    """Whether an imported document has exactly these entries; also True for a damaged one, which may be replaced."""
    try:
        return list(imported_entries(identifier)) == list(entries)
    except ContentError:
        return True
