"""The content's files: where they are, how they are read, and their hash."""

from __future__ import annotations

import hashlib
from itertools import chain
from typing import TYPE_CHECKING

from judge.content.documents import document as document_of
from judge.content.entries import stated_ids
from judge.content.ids import RULE_DOCUMENTS
from judge.content.left_out import refuse
from judge.content.markdown import pages
from judge.content.model import Content, ErrataEntry, FaqEntry
from judge.content.read_errata import read_errata
from judge.content.read_faq import read_faq
from judge.content.read_rules import read_rules, rules_of_file
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.left_out import LeaveOut

FOLDERS = ("rules", "faq", "errata", "rulings")


def read_content(root: Path, leave_out: LeaveOut = refuse) -> Content:
    """All content under ``root`` but what has a slip.

    If there are no rules at all, ContentError says so; where that is because of slips, it is the first of them.
    """
    slips: list[ContentError] = []

    def note(problem: ContentError, *ids: str, called: str = "") -> None:
        slips.append(problem)
        leave_out(problem, *ids, called=called)

    books = [page for book in RULE_DOCUMENTS for page in pages(root, f"rules/{book}", note, rules_of_file)]
    rules = read_rules(books, note)
    if not rules:
        none = ContentError("there are no rules here", where=str(root), hint="rules/core/*.md is expected.")
        raise next(iter(slips), none)
    faq, errata = (pages(root, folder, leave_out, lambda _, text: stated_ids(text)) for folder in ("faq", "errata"))
    entries: dict[str, FaqEntry | ErrataEntry] = {}
    twice = set()
    read: Iterator[FaqEntry | ErrataEntry] = chain(read_faq(faq, leave_out), read_errata(errata, leave_out))
    for entry in read:
        if (first := entries.setdefault(entry.id, entry)) is not entry:
            reason = f"{entry.id} is both here and at {first.file}:{first.line}"
            problem = ContentError(reason, where=f"{entry.file}:{entry.line}", hint="Remove one of them.")
            leave_out(problem, entry.id)
            twice.add(entry.id)  # nobody knows which of them is the right one
    kept = [entry for entry in entries.values() if entry.id not in twice]
    return Content(
        rules,
        tuple(entry for entry in kept if isinstance(entry, FaqEntry)),
        tuple(entry for entry in kept if isinstance(entry, ErrataEntry)),
        leave_out,
    )


def content_hash(root: Path, *more: Path) -> str:
    """A hash of every file in the content folders and in ``more`` (files or folders)."""
    digest = hashlib.sha256()
    for place in (*(root / folder for folder in FOLDERS), *more):
        found = [place] if place.is_file() else sorted(path for path in place.rglob("*") if path.is_file())
        for path in found:
            if path.suffix in {".md", ".tsv", ".toml", ".py", ".packed"}:
                digest.update(path.relative_to(place.parent).as_posix().encode() + b"\0")
                digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def broken_links(content: Content) -> tuple[str, ...]:
    """References without a target, as ``file:line: id``; editions whose text is not held are not checked."""
    known = {rule.id for rule in content.rules} | {entry.id for entry in content.faq}
    known |= {entry.id for entry in content.errata}
    known |= {f"faq@{entry.document}#{entry.position}" for entry in content.faq if entry.position}
    written = {identifier.partition(":")[0] for identifier in known}
    broken = []
    sources = [(f"{rule.file}:{rule.line}", rule.references) for rule in content.rules]
    sources += [
        (f"{entry.file}:{entry.line}", (*entry.rules, *entry.superseded_by, *entry.patches)) for entry in content.faq
    ]
    sources += [(f"{erratum.file}:{erratum.line}", erratum.rules) for erratum in content.errata]
    for place, references in sources:
        for reference in references:
            head = reference.partition(":")[0]
            whole_document = reference.startswith("faq@") and document_of("faq", reference[4:]) is not None
            if reference not in known and head in written and not whole_document:
                broken.append(f"{place}: {reference}")
    return tuple(broken)
