"""The content's files: where they are, how they are read, and their hash."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from judge.content.documents import document as document_of
from judge.content.markdown import Page, read_page
from judge.content.model import Content, ErrataEntry, FaqEntry
from judge.content.read_errata import read_errata
from judge.content.read_faq import read_faq
from judge.content.read_rules import read_rules
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = ("rules", "faq", "errata", "rulings")


def pages(root: Path, folder: str) -> tuple[Page, ...]:
    """The Markdown files in one folder, sorted by path; ``README.md`` is not content."""
    paths = sorted(path for path in (root / folder).rglob("*.md") if path.name != "README.md")
    return tuple(read_page(path, root) for path in paths)


def read_content(root: Path) -> Content:
    """All content under ``root``; raises ContentError with file and line of the first mistake."""
    rules = read_rules((*pages(root, "rules/core"), *pages(root, "rules/tournament")))
    if not rules:
        raise ContentError("there are no rules here", where=str(root), hint="rules/core/*.md is expected.")
    faq = tuple(read_faq(pages(root, "faq")))
    errata = tuple(read_errata(pages(root, "errata")))
    seen: dict[str, str] = {}
    entries: tuple[FaqEntry | ErrataEntry, ...] = (*faq, *errata)
    for entry in entries:
        place = f"{entry.file}:{entry.line}"
        if entry.id in seen:
            raise ContentError(
                f"{entry.id} is both here and at {seen[entry.id]}", where=place, hint="Remove one of them."
            )
        seen[entry.id] = place
    return Content(rules, faq, errata)


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
