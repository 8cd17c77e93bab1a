"""Checks answers and errata: repeated or missing ids and positions, dates, cards, contradictions."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.front_matter import is_day
from judge.content.documents import DOCUMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree
    from judge.content.model import ErrataEntry, FaqEntry

SHORT = 70
"""The maximum number of letters of the line with the ruling of an answer."""
_LEANS = re.compile(r"^The same\b|\b(?:is|are) (?:the same|unchanged)\b|\bas before\b", re.IGNORECASE)
"""Words that tell a wording by the one before it."""
NOT_IN_THE_CATALOGUE = "not in the catalogue"
"""The value of ``cards`` in the front matter of errata if the catalogue has none of them."""


def check_entries(tree: ContentTree) -> Iterator[Finding]:
    """Check every answer and every erratum."""
    yield from _twice(tree)
    yield from _positions(tree)
    yield from _unwritten(tree)
    yield from _cards(tree)
    for entry in tree.faq:
        yield from _contradictions(entry)
        yield from _short(entry)
    for erratum in tree.errata:
        yield from _incomplete(tree, erratum)


def _at(entry: FaqEntry | ErrataEntry) -> str:
    return f"{entry.file}:{entry.line}"


def _twice(tree: ContentTree) -> Iterator[Finding]:
    first: dict[str, str] = {}
    entries: tuple[FaqEntry | ErrataEntry, ...] = (*tree.faq, *tree.errata)
    for entry in entries:
        if entry.id in first:
            yield Finding("entries", _at(entry), f"{entry.id} is both here and at {first[entry.id]}", "Rename one.")
        first.setdefault(entry.id, _at(entry))


def _positions(tree: ContentTree) -> Iterator[Finding]:
    """Checks positions: each question of an official document is also found by its position, as in faq@origins#43."""
    documents: defaultdict[str, dict[int, FaqEntry]] = defaultdict(dict)
    for entry in tree.faq:
        if not entry.position:
            if entry.kind == "question":
                reason = f"{entry.id} has no position, so faq@{entry.document}#N does not find it"
                yield Finding("entries", _at(entry), reason, "Write its place in the official list: position: N.")
        elif other := documents[entry.document].get(entry.position):
            reason = f"position {entry.position} of {entry.document} is also that of {other.id}"
            yield Finding("entries", _at(entry), reason, "Correct one of them.")
        else:
            documents[entry.document][entry.position] = entry
    for name, places in documents.items():
        for position in range(1, max(places)):
            if position not in places and not tree.unread:
                reason = f"no entry has position {position}: faq@{name}#{position} leads nowhere"
                yield Finding("entries", f"faq/{name}", reason, "Write the entry, or correct a position.")


def _unwritten(tree: ContentTree) -> Iterator[Finding]:
    written = {("faq", entry.document) for entry in tree.faq} | {("errata", entry.date) for entry in tree.errata}
    for document in DOCUMENTS:
        name = document.version if document.kind == "errata" else document.document
        if document.kind != "rules" and (document.kind, name) not in written:
            reason = f"{document.title} is in the list of documents and has no entries"
            hint = f"Write {document.kind}/{name}, or take it out of judge/content/documents.py."
            yield Finding("entries", f"{document.kind}/{name}", reason, hint)


def _cards(tree: ContentTree) -> Iterator[Finding]:
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only for this check
    from judge.cards.names import resolve_name  # noqa: PLC0415

    known = catalogue()
    named = [(_at(entry), card) for entry in tree.faq for card in entry.cards]
    named += [(_at(erratum), erratum.card) for erratum in tree.errata]
    of_other_sets = {page.file for page in tree.errata_pages if page.says("cards") == NOT_IN_THE_CATALOGUE}
    for where, card in named:
        if where.rpartition(":")[0] in of_other_sets:
            if card in known:
                yield Finding("cards", where, f"{card} is in the catalogue", "Take the line cards: out of the file.")
        elif card not in known:
            match = resolve_name(card)
            near = (match.name, *match.alternatives) if match else ()
            hint = "Perhaps " + ", ".join(name for name in near[:3] if name) + "." if any(near) else "Correct the name."
            yield Finding("cards", where, f"the catalogue has no card {card!r}", hint)


def _contradictions(entry: FaqEntry) -> Iterator[Finding]:
    if entry.status != "holds" and not entry.today:
        reason = f"{entry.id} is {entry.status} and does not say what holds now"
        yield Finding("entries", _at(entry), reason, "Add ### Today with the answer of today, its date and its reason.")
    if entry.status == "holds" and entry.today:
        reason = f"{entry.id} holds and has a part Today"
        yield Finding("entries", _at(entry), reason, "Write status: changed, or leave the part out.")
    if entry.status == "superseded" and not entry.superseded_by:
        yield Finding(
            "entries", _at(entry), f"{entry.id} does not name the entry that supersedes it", "Add superseded-by."
        )
    if not entry.answer:
        yield Finding("entries", _at(entry), f"{entry.id} has no answer", "Write it below the block of facts.")
    for name, day in (("published", entry.published), ("retired", entry.retired)):
        if (name == "published" or day) and not is_day(day):
            yield Finding(
                "dates", _at(entry), f"{entry.id}: {name}: {day!r} is not a date", "Write a date as 2026-07-24."
            )


def _short(entry: FaqEntry) -> Iterator[Finding]:
    if not entry.short:
        reason = f"{entry.id} does not say in one line what was ruled"
        yield Finding("entries", _at(entry), reason, f"Add short: with the ruling of today in at most {SHORT} letters.")
    if len(entry.short) > SHORT:
        reason = f"the short line of {entry.id} has {len(entry.short)} letters"
        yield Finding("entries", _at(entry), reason, f"Shorten the ruling to at most {SHORT} letters.")


def _incomplete(tree: ContentTree, erratum: ErrataEntry) -> Iterator[Finding]:
    for name, text in (("Before", erratum.before), ("After", erratum.after), ("Why", erratum.why)):
        if not text:
            yield Finding("entries", _at(erratum), f"{erratum.id} has no part {name}", f"Add **{name}.** …")
    if leaning := _LEANS.search(erratum.after):
        reason = f"{erratum.id}: the part After says {leaning[0]!r}, and it is shown without the part Before"
        yield Finding("entries", _at(erratum), reason, "Write the whole text of the card as it is now.")
    others = (other for other in tree.errata if other.card == erratum.card and not other.announced)
    earlier = {other.date for other in others if other.date < erratum.date}
    if erratum.replaces != "printed" and erratum.replaces not in earlier:
        reason = f"{erratum.id} replaces a wording of {erratum.replaces}, and {erratum.card} has none"
        yield Finding("entries", _at(erratum), reason, "Write before: printed, or the date of an earlier erratum.")
    if erratum.replaces == "printed" and earlier:
        reason = f"{erratum.id} replaces the printed wording, and there is one of {max(earlier)}"
        yield Finding("entries", _at(erratum), reason, f"Write before: {max(earlier)}.")
