"""Imported questions and errata that are not restated here, as places to cite: by card, rule and day.

Those that are restated are left out, because their official wording is quoted beside ours.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.answers.library.numbers_over_versions import meaning
from judge.answers.page.blocks import Citation, Hit
from judge.content.documents import IN_FORCE
from judge.content.editions import edition_on
from judge.content.ids import fold, rule_id
from judge.content.imported import imported_document, imported_entries, imported_ids, path_of
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from judge.content.imported import ImportedDocument
    from judge.content.library import Library
    from judge.content.model import Rule

IMPORTED = "imported"
_ASKED = frozenset({"question", "text"})
_NUMBER = re.compile(
    r"\b(?P<said>(?:(?P<tr>TR|tournament rules?)|CR|core rules?|rules?|sections?)[ .]*)?"
    r"(?P<number>\d{3}(?:\.(?:\d{1,2}|[a-z]))*)(?![\w%])",
    re.IGNORECASE,
)


class Place(NamedTuple):
    """An imported question (or another text of a FAQ) or erratum. ``date`` is the day of its document."""

    id: str
    kind: str  # faq | errata
    title: str
    text: str
    date: str
    retired: str
    about: str
    card: str = ""
    before: str = ""
    note: str = ""

    @property
    def words(self) -> str:
        """All its text."""
        return "\n".join(part for part in (self.title, self.text, self.before, self.note) if part)


def places(library: Library) -> list[Place]:
    """Every imported question and erratum that is not restated, newest first.

    Only the newest edition of a FAQ counts.
    """
    found = [place for identifier in _documents(library.as_of) for place in _places(library, identifier)]
    return sorted(found, key=lambda place: place.date, reverse=True)


def _documents(day: str) -> Iterator[str]:
    """The imported FAQs and bulletins. Of each FAQ, the newest edition that existed on a day, else the first."""
    editions: dict[str, list[ImportedDocument]] = {}
    for identifier in imported_ids():
        if identifier.startswith("errata@"):
            yield identifier
        elif identifier.startswith("faq@"):
            with suppress(ContentError):
                document = imported_document(identifier)
                editions.setdefault(document.document, []).append(document)
    for listed in editions.values():
        listed.sort(key=lambda one: (one.date, one.id))
        there = [one for one in listed if one.date <= day] or listed[:1]
        yield there[-1].id


def _places(library: Library, identifier: str) -> list[Place]:
    """The places of a document. Empty if it is damaged, which ``judge doctor`` and ``--list`` report."""
    try:
        return list(_read(library, identifier))
    except (ContentError, KeyError):
        return []


def _read(library: Library, identifier: str) -> Iterator[Place]:
    document = imported_document(identifier)
    is_faq = document.kind == "faq"
    is_restated = is_faq and bool(library.bulletin(f"faq@{document.document}"))
    for entry in imported_entries(identifier):
        if is_faq:
            if entry["kind"] not in _ASKED or _is_restated(library, document, entry, document_is=is_restated):
                continue
            retired = document.version if "retired" in document.title else ""
            yield Place(
                f"{identifier}#{entry['key']}",
                "faq",
                entry["title"],
                entry["text"],
                document.date,
                retired,
                document.title,
            )
        elif not library.store.has(f"errata {identifier}:{entry['key']}"):
            new, old, note = entry["new"], entry["old"], entry.get("note", "")
            of_it = (document.date, "", document.title, entry["card"], old, note)
            yield Place(f"{identifier}:{entry['key']}", "errata", entry["card"], new, *of_it)


def _is_restated(library: Library, document: ImportedDocument, entry: dict[str, Any], *, document_is: bool) -> bool:
    if not document_is:
        return False
    return not entry["key"].isdigit() or library.store.has(f"alias faq@{document.document}#{entry['key']}")


def place_of(library: Library, identifier: str) -> Place | None:
    """A place by its id: ``faq@next@2031-01-02#5``, ``errata@2031-01-02:old-hook``."""
    wanted = identifier.strip().lower()
    document = re.split(r"[#:]", wanted)[0]
    if not document.startswith(("faq@", "errata@")) or document not in imported_ids():
        return None
    return next((place for place in _places(library, document) if place.id == wanted), None)


def on_card(library: Library, name: str) -> list[Place]:
    """Places that are about a card: its errata, and what names it."""
    folded = fold(name)
    return [
        place
        for place in places(library)
        if (fold(place.card) == folded if place.card else _may_name(place, name) and name in cards_of(place))
    ]


def on_cards(library: Library, names: Sequence[str]) -> list[Place]:
    """The questions that name all of some cards."""
    return [one for one in places(library) if one.kind == "faq" and set(names) <= set(cards_of(one))]


def _may_name(place: Place, name: str) -> bool:
    first = re.split(r"[\W_]+", name)[0].lower()
    return first in place.words.lower()


def cards_of(place: Place) -> tuple[str, ...]:
    """The cards of the catalogue that a place names."""
    if place.card:
        return (place.card,)
    return _named_in(f"{place.title}\n{place.text}")


@lru_cache(maxsize=512)
def _named_in(text: str) -> tuple[str, ...]:
    from judge.cards.names import find_names  # noqa: PLC0415 - only where something is imported

    return tuple(dict.fromkeys(name for _, _, name in find_names(text)))


def on_rule(library: Library, rule: Rule) -> list[Place]:
    """Places that cite a rule or one below it, and questions that ask about it by its title."""
    title = re.compile(rf"\b{re.escape(rule.title)}\b") if rule.heading and len(rule.title) > 3 else None
    found = []
    for place in places(library):
        cited = rules_of(library, place)
        is_cited = any(one == rule.id or one.startswith(f"{rule.id}.") for one in cited)
        if is_cited or (title and place.kind == "faq" and title.search(place.title)):
            found.append(place)
    return found


def rules_of(library: Library, place: Place) -> tuple[str, ...]:
    """The ids of the rules that a place cites, in the version for which we have a text."""
    found = []
    for match in _NUMBER.finditer(place.words):
        if not match["said"] and "." not in match["number"]:
            continue
        document = "tournament" if match["tr"] else "core"
        standing = edition_on(library.store, document, place.date or library.as_of)
        version = standing.version if standing else library.written(document)
        past = meaning(library, rule_id(document, version, match["number"].lower()))
        found.append(past.now if past and past.now else rule_id(document, library.written(document), match["number"]))
    return tuple(dict.fromkeys(found))


def status_of(library: Library, place: Place) -> str:
    """The status of a place on the day asked for, marked as imported."""
    return status_on_day(place.date, place.retired, library.as_of)


def status_on_day(date: str, retired: str, day: str) -> str:
    """The status of an imported document on a day."""
    if date > day:
        return f"{IMPORTED}, not in force before {date}"
    if retired and retired <= day:
        return f"{IMPORTED}, retired {retired}"
    return f"{IMPORTED}, {IN_FORCE} since {date}" if date else f"{IMPORTED}, of an unknown day"


def citation_of(library: Library, place: Place) -> Citation:
    """A place with its official wording."""
    if place.kind == "faq":
        official = place.text
    else:
        parts = (("New", place.text), ("Old", place.before), ("Note", place.note))
        official = "\n\n".join(f"{title}: {text}" for title, text in parts if text)
    return Citation(place.id, place.title, place.title, status_of(library, place), place.about, official)


def hit_of(library: Library, place: Place) -> Hit:
    """A place as a hit."""
    return Hit(place.id, place.kind, place.title, status_of(library, place), place.text)


def mark_of_all() -> str:
    """A text that changes when imported questions or errata do."""
    import zlib  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    mark = 0
    for identifier in imported_ids():
        if identifier.startswith(("faq@", "errata@")):
            mark = zlib.crc32(identifier.encode() + Path(path_of(identifier)).read_bytes(), mark)
    return f"{mark:08x}"
