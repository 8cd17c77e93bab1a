"""A document of rules: which rulebook and version it is, whole or in part, and its rules as entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.documents import editions
from judge.content.imported import ImportedDocument
from judge.content.importers.dates import date_in, stated_date
from judge.content.importers.edition import likely_version, listed_numbers, stated_version, version_of_date
from judge.content.importers.keep import rule_entries, today
from judge.content.importers.named_as import NamedAs, read_name
from judge.content.importers.reading import Reading, Wanted
from judge.content.importers.recognise import head_of, rulebook_of
from judge.content.importers.rulebook import Rulebook, read_rulebook
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.text_line import TextLine

_TITLES = {"core": "Core Rules", "tournament": "Tournament Rules"}
_MOST_MISSING = 0.02
"""A rulebook with more of its known numbers missing is a part of one."""
_PART = 0.5
_FEWEST_OF_A_BOOK = 300


def read_rules_document(lines: Sequence[TextLine], name: str, wanted: Wanted) -> Reading:
    """Read a rulebook or a part of one; Misuse where nothing tells which it is, ContentError where it is damaged."""
    book = read_rulebook(lines, where=name)
    head = head_of(lines)
    numbers = {rule.number for rule in book.rules}
    document = wanted.named.document or rulebook_of(head, numbers, wanted.store)
    if not document:
        document = _asked(
            wanted, name, "core or tournament rules", "--as core@1.5 or --as tournament@2026-09-01"
        ).document
    title = [line.text for line in book.preamble if line.text] or head
    date = wanted.date or stated_date(title) or next(filter(None, map(date_in, title[:5])), "")
    version, how = _version(document, book, title, date, name=name, wanted=wanted)
    edition = next((one for one in editions(document) if one.version == version), None)
    missing = listed_numbers(wanted.store, document, version) - numbers if edition else set()
    known = len(missing) + len(numbers)
    is_part = len(missing) > _PART * known if edition else len(numbers) < _FEWEST_OF_A_BOOK
    if edition and len(numbers) >= _FEWEST_OF_A_BOOK and not any(number < min(numbers) for number in missing):
        is_part = False  # it begins as the rulebook does and goes on for long: a rulebook that was cut off
    if not is_part and len(missing) > _MOST_MISSING * known:
        first = ", ".join(sorted(missing)[:5])
        hint = "The document is damaged or cut off; try another form of it."
        raise ContentError(
            f"{len(missing)} rules of {document}@{version} are missing: {first}, …", where=name, hint=hint
        )
    entries = rule_entries(book.rules)
    kind, part = "rules", ""
    if is_part:
        kind = "excerpt"
        heads = [book.rules[0].number[:3], book.rules[-1].number[:3]]
        part = "-" + "-".join(dict.fromkeys(heads))
        entries += _questions(book)
    odd = (*book.odd, *(f"{number} is missing" for number in sorted(missing) if not is_part))
    date = date or (edition.published if edition else version if document == "tournament" else "")
    about = f"{_TITLES[document]} {version}" + (f", {part[1:]}" if is_part else "")
    found = ImportedDocument(kind, document + part, version, date, about, name, today(), len(entries))
    return Reading(found, tuple(entries), how, odd, _unplaced(book))


def _version(
    document: str, book: Rulebook, title: Sequence[str], date: str, *, name: str, wanted: Wanted
) -> tuple[str, str]:
    """Give the version and how it was recognised."""
    if wanted.named.version:
        return wanted.named.version, "as you said"
    if document == "core":
        if version := stated_version(title[:8]):
            return version, "by its title"
        if version := version_of_date(document, date):
            return version, f"by its date, {date}"
    elif date:
        return date, "by its date"
    if version := likely_version(wanted.store, document, book.rules):
        return version, "by its numbers and words"
    option = "--as core@1.5" if document == "core" else "--as tournament@2026-09-01 or --date 2026-09-01"
    return _asked(wanted, name, f"which edition of the {document} rules", option, document).version, "as you said"


def _asked(wanted: Wanted, name: str, what: str, option: str, document: str = "") -> NamedAs:
    """Ask, on a terminal; else say which option answers."""
    problem = Misuse(f"nothing in it tells: {what}", where=name, hint=f"Say it: {option}")
    if wanted.ask is None:
        raise problem
    reply = wanted.ask(f"{name}: {what}? ({option.removeprefix('--as ').split(' ')[0]}) ").strip()
    if document and reply and "@" not in reply:
        reply = f"{document}@{reply}"
    named = read_name(reply)
    if named.kind != "rules" or (document and not named.version):
        raise problem
    return named


def _questions(book: Rulebook) -> list[dict[str, Any]]:
    """Give the questions that a page lists behind its rules, each a line in front of its answer."""
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
