"""Reads a document of any kind: opens it, recognises it, and returns what would be kept, without keeping it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.documents import DOCUMENTS
from judge.content.imported import ImportedDocument
from judge.content.importers.ban_lists import read_bans
from judge.content.importers.card_list import read_card_list
from judge.content.importers.card_list_remarks import card_list_remarks
from judge.content.importers.dates import stated_date
from judge.content.importers.document_lines import document_lines
from judge.content.importers.errata_page import read_errata_page
from judge.content.importers.faq_edition import UNDATED, faq_edition
from judge.content.importers.faq_page import BANNER, read_faq_page
from judge.content.importers.faq_positions import MARKED, with_positions
from judge.content.importers.keep import today
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.paragraphs import paragraphs
from judge.content.importers.patch_notes import read_patch_notes
from judge.content.importers.read_rules_document import read_rules_document
from judge.content.importers.reading import ImportOptions, Reading
from judge.content.importers.recognise import HEAD, faq_by_topics, head_of, kind_of, name_in_title, named_document
from judge.content.importers.source import read_source
from judge.content.importers.structured_lists import read_structured_lists
from judge.content.model import FaqEntry, revive
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from judge.content.importers.source import Source
    from judge.content.importers.text_line import TextLine
    from judge.content.store import Store

_KNOWN = (
    "Core Rules, Tournament Rules, FAQ, errata, patch notes, ban lists and card lists can be imported; "
    "say which it is with --as."
)


def read_documents(path: Path, options: ImportOptions) -> tuple[Reading, ...]:
    """All documents in a file: one, except that a JSON file or a page of ban lists can hold several."""
    source = read_source(path)
    if source.form == "json" and (found := read_structured_lists(source, options)):
        return found
    if source.form == "json":
        return (read_source_as_document(source, options),)
    lines = document_lines(source, options.progress)
    if (options.named.kind or kind_of(lines)) == "bans":
        return read_bans(lines, source.name, options)
    return (_read_lines(lines, source, options),)


def read_document(path: Path, options: ImportOptions) -> Reading:
    """Read a document; raises ContentError that says what is wrong with it, or Misuse with the option it needs."""
    return read_source_as_document(read_source(path), options)


def read_source_as_document(source: Source, options: ImportOptions) -> Reading:
    """Read an opened file as one document."""
    if source.form == "json":
        if options.named.kind not in {"", "cards"}:
            reason = f"it is a card list, or no list that is known here, and --as says {options.named.kind}"
            raise Misuse(reason, where=source.name, hint="Import it without --as, or --as cards.")
        listed = read_card_list(source, CardNames(options.store))
        reading = _cards(listed.entries, listed.day, source.name, options)
        return reading._replace(unplaced=(*listed.remarks, *card_list_remarks(source), *reading.unplaced))
    return _read_lines(document_lines(source, options.progress), source, options)


def _read_lines(lines: Sequence[TextLine], source: Source, options: ImportOptions) -> Reading:
    kind = options.named.kind or kind_of(lines)
    if kind == "bans":
        return _only(read_bans(lines, source.name, options), source.name)
    if kind == "rules":
        return read_rules_document(lines, source.name, options)
    if kind == "faq":
        return _faq(lines, source.name, options)
    if kind == "errata":
        return _errata(lines, source.name, options)
    if kind == "patch-notes":
        return _patch_notes(lines, source.name, options)
    raise ContentError("this is not a document that judge knows", where=source.name, hint=_KNOWN)


def _only(readings: Sequence[Reading], name: str) -> Reading:
    """The only document of a page; raises Misuse if there are several."""
    if len(readings) > 1:
        ids = ", ".join(reading.document.id for reading in readings)
        raise Misuse(f"expected one document, got {len(readings)}", where=name, hint=f"Import it: {ids}.")
    return readings[0]


def _cards(entries: list[dict[str, Any]], stated: str, name: str, options: ImportOptions) -> Reading:
    day = options.named.version or options.date or stated
    how = "by its objects" if day else "by its objects; it has no date, so it is taken as of today (--date)"
    document = ImportedDocument("cards", "cards", day or today(), day, "Card list", name, today(), len(entries))
    odd = [f"{entry['name']} has no text" for entry in entries if not entry["text"] and not entry.get("empty")]
    return Reading(document, tuple(entries), how, unplaced=tuple(odd))


def _faq(lines: Sequence[TextLine], name: str, options: ImportOptions) -> Reading:
    head = head_of(lines)
    entries = read_faq_page(lines)
    topics = faq_by_topics(options.store, lines)
    if not topics and not any(entry["kind"] == "question" for entry in entries):
        raise ContentError("expected questions with answers, got none", where=name, hint=_KNOWN)
    about = options.named.document or named_document("faq", head) or topics or name_in_title("faq", head)
    if not about:
        raise _unnamed("FAQ", "--as faq@origins", name)
    banner = next((match[1] for line in lines if (match := BANNER.fullmatch(line.text))), "")
    written = _written(options.store, about)
    entries, unplaced = with_positions(entries, written)
    entries = [{key: value for key, value in entry.items() if key != MARKED} for entry in entries]
    asked = [entry for entry in entries if entry["kind"] == "question"]
    version, date, found_out = faq_edition(options, about, banner or stated_date(head), entries, name)
    known = next((one.title for one in DOCUMENTS if (one.kind, one.document) == ("faq", about)), f"{about.title()} FAQ")
    title = f"{known}, {'retired ' if banner else ''}{version}"
    how = f"by its {'questions' if asked else 'topics'}: {len(asked)} questions{found_out}"
    reading = _reading(ImportedDocument("faq", about, version, date, title, name, today(), len(entries)), entries, how)
    unanswered = tuple(
        f"question {entry['key']} has no answer: {entry['title']}" for entry in asked if not entry["text"]
    )
    few = f"only {len(asked)} of the {len(written)} questions known here were found"
    few += ": the others are in the texts of these"
    return reading._replace(unplaced=(*unanswered, *unplaced, *((few,) if 0 < len(asked) < len(written) else ())))


def _written(store: Store, about: str) -> list[str]:
    """Our text at each position of a FAQ."""
    found: list[str] = []
    while alias := store.get(f"alias faq@{about}#{len(found) + 1}"):
        entry = revive(FaqEntry, store.get(f"faq {alias[0]}"))
        found.append(" ".join((entry.question, entry.answer, *entry.cards)))
    return found


def _errata(lines: Sequence[TextLine], name: str, options: ImportOptions) -> Reading:
    head = head_of(lines)
    entries = read_errata_page(lines, CardNames(options.store))
    if not entries:
        hint = "Each card has its wordings after [NEW TEXT] and [OLD TEXT]."
        raise ContentError("expected marked wordings of cards, got none", where=name, hint=hint)
    about = named_document("errata", head) or name_in_title("errata", head)
    known = next((one for one in DOCUMENTS if (one.kind, one.document) == ("errata", about)), None)
    day = options.named.version or options.date or (known.version if known else stated_date(head))
    if not day:
        raise _unnamed("bulletin of errata, and from which day", "--date 2026-09-01", name)
    title = known.title if known else f"{about.replace('-', ' ').title()} errata" if about else f"Errata {day}"
    document = ImportedDocument("errata", about or "errata", day, day, title, name, today(), len(entries))
    reading = _reading(document, entries, "by its marked wordings")
    lost = tuple(f"{one['card']} has only one wording" for one in entries if not (one["new"] and one["old"]))
    return reading._replace(unplaced=lost)


def _patch_notes(lines: Sequence[TextLine], name: str, options: ImportOptions) -> Reading:
    head = head_of(lines)
    entries = read_patch_notes(lines)
    is_tournament = any("tournament" in line.lower() for line in head[:2])
    titles = [entry["title"] for entry in entries[:3]]
    found = named_document("patch-notes", head) or named_document("patch-notes", titles)
    about = options.named.document or found or ("tournament" if is_tournament else "core")
    date = options.date or stated_date([*head, *paragraphs(lines)[:HEAD]])
    version = options.named.version or date or UNDATED
    title = f"{about.title()} patch notes"
    document = ImportedDocument("patch-notes", about, version, date, title, name, today(), len(entries))
    return _reading(document, entries, "by its title")


def _reading(document: ImportedDocument, entries: list[dict[str, Any]], how: str) -> Reading:
    if not entries:
        raise ContentError("nothing in it was recognised", where=document.source, hint=_KNOWN)
    return Reading(document, tuple(entries), how)


def _unnamed(what: str, option: str, name: str) -> Misuse:
    return Misuse(f"it does not say which {what} it is", where=name, hint=f"Give it: {option}")
