"""Reads a rules document: which rulebook and version it is, in whole or in part, and its rules as entries."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.documents import editions
from judge.content.ids import number_key
from judge.content.imported import ImportedDocument
from judge.content.importers.comparison import FEWEST_OF_A_BOOK
from judge.content.importers.dates import date_in, stated_dates
from judge.content.importers.edition import asked_which_rules, claims, identify, stated_version
from judge.content.importers.fingerprints import known_edition
from judge.content.importers.keep import rule_entries, today
from judge.content.importers.reading import ImportOptions, Reading
from judge.content.importers.recognise import head_of, rulebook_of
from judge.content.importers.rulebook import Rulebook, read_rulebook
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.edition import IdentifiedEdition
    from judge.content.importers.text_line import TextLine

_TITLES = {"core": "Core Rules", "tournament": "Tournament Rules"}
_MOST_MISSING = 0.02
"""A rulebook that lacks a larger share of its known numbers is a part of one."""
_MOST_BEHIND = 0.1
_PART = 0.5
_DAMAGED = "The document is damaged or cut off; try another form of it."
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


def read_rules_document(lines: Sequence[TextLine], name: str, options: ImportOptions) -> Reading:
    """Read a rulebook or a part of one.

    Raises Misuse if nothing tells which one it is, ContentError if it is damaged.
    """
    book = read_rulebook(lines, where=name)
    head = head_of(lines)
    numbers = {rule.number for rule in book.rules}
    document = options.named.document or rulebook_of(head, numbers, options.store)
    if not document:
        named = asked_which_rules(name, options)
        document, options = named.document, options._replace(named=named)
    title = [line.text for line in book.preamble if line.text] or head
    dates = stated_dates(title)
    found = identify(claims(document, name, title, dates, options), book.rules, options)
    missing, is_part = _missing(document, found, numbers, name, named=bool(options.named.version))
    entries = rule_entries(book.rules)
    kind, part = "rules", ""
    if is_part:
        kind = "excerpt"
        heads = [book.rules[0].number[:3], book.rules[-1].number[:3]]
        part = "-" + "-".join(dict.fromkeys(heads))
        entries += _questions(book)
    odd = (*book.odd, *(f"{number} is missing" for number in missing if not is_part))
    edition = next((one for one in editions(document) if one.version == found.version), None)
    date = options.date or dates.updated or dates.published or dates.other
    date = date or (edition.published if edition else found.version if _DAY.fullmatch(found.version) else "")
    about = f"{_TITLES[document]} {found.version}" + (f", {part[1:]}" if is_part else "")
    kept = ImportedDocument(
        kind, document + part, found.version, date, about, name, today(), len(entries), dates.effective
    )
    return Reading(kept, tuple(entries), found.how, odd, _unplaced(book), found.compared)


def _missing(
    document: str, found: IdentifiedEdition, numbers: set[str], name: str, *, named: bool
) -> tuple[list[str], bool]:
    """The numbers that a copy of a known edition lacks, and whether it is a part.

    Raises ContentError if it is damaged.
    """
    known = known_edition(document, found.version)
    if known is None:
        _refuse_cut_off(found, numbers, name, named=named)
        return [], len(numbers) < FEWEST_OF_A_BOOK
    missing = [number for number in known.hashes if number not in numbers]
    of_both = len(missing) + len(numbers)
    is_part = len(missing) > _PART * of_both
    if len(numbers) >= FEWEST_OF_A_BOOK and not any(number < min(numbers) for number in missing):
        is_part = False  # it begins as the rulebook does and goes on for long: a rulebook that was cut off
    if not is_part and len(missing) > _MOST_MISSING * of_both:
        first = ", ".join(missing[:5])
        raise ContentError(f"{len(missing)} rules of {known.id} are missing: {first}, …", where=name, hint=_DAMAGED)
    return missing, is_part


def _refuse_cut_off(found: IdentifiedEdition, numbers: set[str], name: str, *, named: bool) -> None:
    """Raise ContentError for a new edition that ends long before the similar known one, unless the user named it."""
    compared = found.compared
    likest = known_edition(compared.document, compared.version) if compared else None
    if likest is None or named or len(numbers) < FEWEST_OF_A_BOOK:
        return
    last = max(map(number_key, numbers))
    behind = sum(number_key(number) > last for number in likest.hashes)
    if behind > _MOST_BEHIND * len(likest.hashes):
        raise ContentError(
            f"it ends at {max(numbers, key=number_key)}, and {behind} rules of {likest.id} come after that",
            where=name,
            hint=f"{_DAMAGED} If it is whole, name it: --as {likest.document}@{found.version}",
        )


def _questions(book: Rulebook) -> list[dict[str, Any]]:
    """The questions that a page lists after its rules, each with its answer."""
    texts = [line.text for line in book.behind[1:] if line.text]
    asked = [place for place, text in enumerate(texts) if text.endswith(("?", '?"'))]
    stops = [*asked[1:], len(texts)] if asked else []
    return [
        {"key": f"question-{count}", "question": texts[place], "text": "\n\n".join(texts[place + 1 : stop])}
        for count, (place, stop) in enumerate(zip(asked, stops, strict=True), 1)
    ]


def _unplaced(book: Rulebook) -> tuple[str, ...]:
    texts = [line.text for line in book.preamble if line.text]
    told = [text for text in texts if not stated_version([text]) and not date_in(text)]
    return tuple(text for text in told if not any(title.lower() in text.lower() for title in _TITLES.values()))
