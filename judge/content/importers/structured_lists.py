"""Errata and FAQs as JSON lists of corrections or questions.

Errata are a list of objects with a name, a new and an old wording; FAQs are an object of documents with ``items``, or
the items of a single one that is named with ``--as``. Each document becomes a document of its own.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from judge.content.documents import DOCUMENTS
from judge.content.ids import slug
from judge.content.imported import ImportedDocument
from judge.content.importers.clean_text import clean, tidy
from judge.content.importers.dates import date_in
from judge.content.importers.json_values import json_of, name_of, text_of
from judge.content.importers.keep import today
from judge.content.importers.listed_cards import CardNames, whole_name_in
from judge.content.importers.markdown_text import markdown_lines
from judge.content.importers.paragraphs import prose
from judge.content.importers.reading import Reading
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.content.importers.reading import ImportOptions
    from judge.content.importers.source import Source

_STATES_ITS_DAY = ("published", "date", "updated", "retired")
_NAME_IT = "Name it: --as faq@origins@2025-11-04"
HOW = "as a list of {} in JSON"
_WHAT = {"errata": "corrections", "faq": "questions"}


def read_structured_lists(source: Source, options: ImportOptions) -> tuple[Reading, ...]:
    """All documents of such a list; empty if the JSON is not one. Raises Misuse if the options do not match it."""
    found = json_of(source)
    if _lists(found, "name", "new", "old"):
        readings = tuple(_errata(found, source.name, options))
    elif _lists(found, "q", "a"):
        if not options.named.document:
            raise Misuse("it does not say which FAQ these questions are from", where=source.name, hint=_NAME_IT)
        readings = (_faq(options.named.document, {"items": found}, source.name, options),)
    elif _is_faq(found):
        readings = tuple(_faq(name, one, source.name, options) for name, one in found.items())
    else:
        return ()
    kind = readings[0].document.kind
    if options.named.kind not in {"", kind}:
        reason = f"it is a list of {_WHAT[kind]}, and --as says {options.named.kind}"
        raise Misuse(reason, where=source.name, hint="Import it without --as.")
    if len(readings) > 1 and (options.named.kind or options.date):
        raise Misuse(
            f"expected one document, got {len(readings)}", where=source.name, hint="Import it without --as and --date."
        )
    return readings


def _lists(found: Any, *keys: str) -> bool:
    """Whether this is a list of objects, at least one of which has these keys."""
    if not found or not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        return False
    return any(all(key in one for key in keys) for one in found)


def _is_faq(found: Any) -> bool:
    if not found or not isinstance(found, dict):
        return False
    return all(isinstance(one, dict) and _lists(one.get("items"), "q", "a") for one in found.values())


def _errata(found: list[dict[str, Any]], name: str, options: ImportOptions) -> Iterator[Reading]:
    """One bulletin for each day."""
    names = CardNames(options.store)
    listed = [_erratum(entry, f"entry {count}", name, names) for count, entry in enumerate(found, 1)]
    for day, group in groupby(sorted(listed, key=_day), key=_day):
        cards = [entry for _, entry in group]
        day = options.named.version or options.date or day  # noqa: PLW2901 - what is said counts
        if not day:
            raise Misuse("an entry has no date", where=name, hint="Each needs a date, or give one: --date 2026-09-01")
        known = next((one for one in DOCUMENTS if one.kind == "errata" and one.version == day), None)
        entries = {entry["key"]: entry for entry in cards}
        if twice := [entry["card"] for entry in cards if entries[entry["key"]] != entry]:
            hint = "Remove one of them, or give each its date."
            raise ContentError(f"{twice[0]} is listed twice for {day}", where=name, hint=hint)
        title = known.title if known else f"Errata {day}"
        about = known.document if known else "errata"
        document = ImportedDocument("errata", about, day, day, title, name, today(), len(entries))
        yield _reading(document, list(entries.values()))


def _day(entry: tuple[str, dict[str, Any]]) -> str:
    return entry[0]


def _erratum(entry: Mapping[str, Any], place: str, where: str, names: CardNames) -> tuple[str, dict[str, Any]]:
    """A correction and its day, or "" if it states none."""
    name_of(entry, "name", place, where)
    card = names.called(entry).name or whole_name_in(entry)
    day = date_in(text_of(entry, "date", place, where, needed=False))
    new, old = (
        "\n".join(map(tidy, clean(text_of(entry, which, place, where)).split("\n"))) for which in ("new", "old")
    )
    return day, {"key": slug(card), "card": card, "new": new, "old": old, "note": _notes(entry, place, where)}


def _notes(entry: Mapping[str, Any], place: str, where: str) -> str:
    key = "notes" if entry.get("notes") else "note"
    notes = entry.get(key) or []
    listed = notes if isinstance(notes, list) else [notes]
    return " ".join(_line(text_of({key: note}, key, place, where)) for note in listed)


def _faq(called: str, found: Mapping[str, Any], name: str, options: ImportOptions) -> Reading:
    """One FAQ with its questions; such a list has nothing else."""
    about = options.named.document or slug(name_of({"name": called}, "name", "a FAQ in it", name)).removesuffix("-faq")
    known = next((one for one in DOCUMENTS if (one.kind, one.document) == ("faq", about)), None)
    stated = next(
        filter(None, (date_in(text_of(found, key, called, name, needed=False)) for key in _STATES_ITS_DAY)), ""
    )
    day = options.named.version or options.date or stated
    if not day:
        raise Misuse(f"{called} has no date", where=name, hint="It needs a date as published, or give one: --date DAY")
    entries = [
        _question(item, position, f"{called}, question {position}", name)
        for position, item in enumerate(found["items"], 1)
    ]
    title = f"{known.title if known else f'{about.title()} FAQ'}, {day}"
    return _reading(ImportedDocument("faq", about, day, day, title, name, today(), len(entries)), entries)


def _question(item: Mapping[str, Any], position: int, place: str, where: str) -> dict[str, Any]:
    return {
        "key": str(position),
        "kind": "question",
        "topic": _line(text_of(item, "topic", place, where, needed=False)),
        "title": _line(text_of(item, "q", place, where)),
        "text": prose(list(markdown_lines(clean(text_of(item, "a", place, where)), where=where))),
    }


def _line(text: str) -> str:
    return tidy(clean(text))


def _reading(document: ImportedDocument, entries: list[dict[str, Any]]) -> Reading:
    return Reading(document, tuple(entries), HOW.format(_WHAT[document.kind]))
