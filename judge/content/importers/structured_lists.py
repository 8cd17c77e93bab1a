"""Errata and FAQs as JSON: lists of corrections or questions, whose every document becomes one of its own.

Errata are a list of objects with a name, a new and an old wording; FAQs are an object of documents with ``items``,
or the items of one that is named with ``--as``.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Any

from judge.content.documents import DOCUMENTS
from judge.content.ids import slug
from judge.content.imported import ImportedDocument
from judge.content.importers.clean_text import clean, tidy
from judge.content.importers.dates import date_in
from judge.content.importers.keep import today
from judge.content.importers.markdown_text import markdown_lines
from judge.content.importers.paragraphs import prose
from judge.content.importers.reading import Reading
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.content.importers.reading import Wanted
    from judge.content.importers.source import Source

_STATES_ITS_DAY = ("published", "date", "updated", "retired")
_NAME_IT = "Say it: --as faq@origins@2025-11-04"
HOW = "as a list of {} in JSON"


def read_structured_lists(source: Source, wanted: Wanted) -> tuple[Reading, ...]:
    """Give every document of such a list; nothing if the JSON is no such list."""
    try:
        found = json.loads(source.text)
    except (ValueError, RecursionError):
        return ()
    if _is_errata(found):
        readings = tuple(_errata(found, source.name, wanted))
    elif isinstance(found, list) and found and all(_has(one, "q", "a") for one in found):
        if not wanted.named.document:
            raise Misuse("nothing in it tells of which FAQ these questions are", where=source.name, hint=_NAME_IT)
        readings = (_faq(wanted.named.document, {"items": found}, source.name, wanted),)
    elif _is_faq(found):
        readings = tuple(_faq(name, one, source.name, wanted) for name, one in found.items())
    else:
        return ()
    if len(readings) > 1 and (wanted.named.kind or wanted.date):
        raise Misuse(
            f"it holds {len(readings)} documents", where=source.name, hint="Import it without --as and --date."
        )
    return readings


def _is_errata(found: Any) -> bool:
    return bool(found) and isinstance(found, list) and all(_has(one, "name", "new", "old") for one in found)


def _is_faq(found: Any) -> bool:
    if not found or not isinstance(found, dict):
        return False
    listed = [one.get("items") if isinstance(one, dict) else None for one in found.values()]
    return all(isinstance(items, list) and items and all(_has(item, "q", "a") for item in items) for items in listed)


def _has(value: Any, *keys: str) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(key), str) for key in keys)


def _errata(found: list[dict[str, Any]], name: str, wanted: Wanted) -> Iterator[Reading]:
    """Give one bulletin for each day."""
    for day, cards in groupby(sorted(found, key=_day), key=_day):
        day = wanted.named.version or wanted.date or day  # noqa: PLW2901 - what is said counts
        if not day:
            raise Misuse("an entry states no day", where=name, hint="Each needs a date; or say it: --date 2026-09-01")
        known = next((one for one in DOCUMENTS if one.kind == "errata" and one.version == day), None)
        entries = [
            {"key": slug(_line(one["name"])), "card": _line(one["name"]), **_wordings(one), "note": _notes(one)}
            for one in cards
        ]
        title = known.title if known else f"Errata {day}"
        about = known.document if known else "errata"
        yield _reading(ImportedDocument("errata", about, day, day, title, name, today(), len(entries)), entries)


def _day(entry: Mapping[str, Any]) -> str:
    return date_in(str(entry.get("date") or ""))


def _wordings(entry: Mapping[str, Any]) -> dict[str, str]:
    return {which: "\n".join(map(tidy, clean(entry[which]).split("\n"))) for which in ("new", "old")}


def _notes(entry: Mapping[str, Any]) -> str:
    notes = entry.get("notes") or entry.get("note") or []
    return " ".join(_line(str(note)) for note in ([notes] if isinstance(notes, str) else notes))


def _faq(called: str, found: Mapping[str, Any], name: str, wanted: Wanted) -> Reading:
    """Give one FAQ with its questions; what else is on its page is not in such a list."""
    about = wanted.named.document or slug(called).removesuffix("-faq")
    known = next((one for one in DOCUMENTS if (one.kind, one.document) == ("faq", about)), None)
    stated = next(filter(None, (date_in(str(found.get(key) or "")) for key in _STATES_ITS_DAY)), "")
    day = wanted.named.version or wanted.date or stated
    if not day:
        raise Misuse(f"{called} states no day", where=name, hint="It needs a date as published; or say it: --date DAY")
    entries = [
        {
            "key": str(position),
            "kind": "question",
            "topic": _line(str(item.get("topic") or "")),
            "title": _line(item["q"]),
            "text": prose(list(markdown_lines(clean(item["a"]), where=name))),
        }
        for position, item in enumerate(found["items"], 1)
    ]
    title = f"{known.title if known else f'{about.title()} FAQ'}, {day}"
    return _reading(ImportedDocument("faq", about, day, day, title, name, today(), len(entries)), entries)


def _line(text: str) -> str:
    return tidy(clean(text))


def _reading(document: ImportedDocument, entries: list[dict[str, Any]]) -> Reading:
    if any(not entry["key"] for entry in entries):
        raise ContentError("an entry has no name", where=document.source)
    return Reading(document, tuple(entries), HOW.format("corrections" if document.kind == "errata" else "questions"))
