"""Questions about an earlier day or version: ``what was the rule for hidden in march``, ``charm on 2026-05-01``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.typed.days_in_words import day_before, days_said
from judge.content.documents import DOCUMENTS
from judge.content.editions import edition_on, editions
from judge.content.library import Library
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.model import Document

_AHEAD = frozenset({"in", "on", "of", "as", "at", "during", "before", "from", "until"})
_OF_A_VERSION = re.compile(
    r",?\s*\b(?:in|under|by|as of|of)\s+(?:the\s+)?(?:(?:core|rules?|version)\s+)*v?(?P<version>\d\.\d)(?![\w.])"
    r"(?: rules?\b)?|\s+v?(?P<behind>\d\.\d)\s*\??$",
    re.IGNORECASE,
)
_WAS = re.compile(r"\b(?:was|were|did|had|used to|back then|once)\b", re.IGNORECASE)


class OnADay(NamedTuple):
    """The library of the day or version, the rest of the question, how it was read, and whether it asks about then."""

    library: Library
    question: str
    note: str
    is_past: bool


def on_a_day(library: Library, question: str) -> OnADay | None:
    """Reads the past day, or the earlier version of the core rules, in a question. None if there is none."""
    was = _WAS.search(question) is not None
    if match := _OF_A_VERSION.search(question):
        held = {one.version: one for one in editions(library.store, "core")}
        one = held.get(match["version"] or match["behind"])
        if one is None or one.version == library.version:
            return None
        rest = f"{question[: match.start()]} {question[match.end() :]}"
        day = one.in_force
        return OnADay(Library(library.store, day, one.version), _plain(rest), f"Read as of {_name(one)}.", was)
    said = days_said(question, library.as_of)
    if said is None or said.ahead not in _AHEAD:
        return None
    first, last = (day_before(said.first),) * 2 if said.ahead == "before" else (said.first, said.last)
    begins, ends = edition_on(library.store, "core", first), edition_on(library.store, "core", last)
    if ends is None or first >= library.as_of:
        return None
    day = first if begins is not None else ends.in_force
    note = f"Read as of {day}."
    bulletins = [one for one in DOCUMENTS if one.kind == "errata" and day < one.published <= min(last, library.as_of)]
    if begins is not None and begins.version != ends.version and ends.in_force <= library.as_of:
        note += f" {_name(ends)} came into force on {ends.in_force}: --as-of {ends.in_force} has what it says."
    if bulletins:
        note += f" Errata of {bulletins[-1].published} were not out yet."
    return OnADay(Library(library.store, day), _plain(said.rest), note, was)


def _plain(question: str) -> str:
    return " ".join(question.split()).rstrip(" ?,")


def _name(one: Document) -> str:
    return f"{one.title} {one.version}"
