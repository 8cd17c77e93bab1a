"""Checks that the front matter of a file fits its name, its heading and the list of documents."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from judge.answers.doctor.content_tree import HEADING
from judge.answers.doctor.finding import Finding
from judge.content.documents import document as document_of
from judge.content.documents import editions
from judge.content.ids import RULE_DOCUMENTS, slug

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree
    from judge.content.markdown import Page

_HINT = "See docs/content-format.md."
_LISTED = "Make the file and judge/content/documents.py say the same."
_KEYS = {
    "rules": {"document", "version", "section", "title", "infraction", "penalty", "upgrade", "remedy", "rules",
              "reviewed"},
    "faq": {"document", "title", "published", "retired", "superseded", "superseded-by", "reviewed"},
    "errata": {"document", "title", "date", "reviewed", "cards"},
}  # fmt: skip
_NEEDED = {
    "rules": ("document", "version", "section", "title"),
    "faq": ("document", "title", "published"),
    "errata": ("document", "title", "date"),
}


def check_front_matter(tree: ContentTree) -> Iterator[Finding]:
    """Check the front matter of every file."""
    for kind, pages in (("rules", tree.rule_pages), ("faq", tree.faq_pages), ("errata", tree.errata_pages)):
        for page in pages:
            yield from _keys(page, kind)
            yield from {"rules": _rules, "faq": _faq, "errata": _errata}[kind](page)


def _slip(page: Page, key: str, reason: str, hint: str = _HINT) -> Finding:
    return Finding("front matter", page.where(line_of(page, key)), reason, hint)


def line_of(page: Page, key: str) -> int:
    """The line of a key. The first line of the front matter is the second of the file."""
    return 2 + list(page.front).index(key) if key in page.front else 1


def _keys(page: Page, kind: str) -> Iterator[Finding]:
    for key in _NEEDED[kind]:
        if not page.says(key):
            yield _slip(page, key, f"there is no {key!r}")
    for key in page.front:
        if key not in _KEYS[kind]:
            yield _slip(page, key, f"unknown key {key!r}", "Known keys: " + ", ".join(sorted(_KEYS[kind])) + ".")
    for key in ("published", "retired", "superseded", "date"):
        if page.says(key) and not is_day(page.says(key)):
            yield _slip(page, key, f"{key}: {page.says(key)!r} is not a date", "Write a date as 2026-07-24.")


def is_day(text: str) -> bool:
    """Whether a text is an ISO date."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _rules(page: Page) -> Iterator[Finding]:
    folder, name = page.file.split("/")[1:3]
    document, version, section, title = (page.says(key) for key in _NEEDED["rules"])
    if document and document != folder:
        yield _slip(
            page,
            "document",
            f"the front matter names the document {document!r}, and the file is in the folder {folder!r}",
        )
    if document in RULE_DOCUMENTS and version not in {one.version for one in editions(document)}:
        yield _slip(page, "version", f"there is no version {version!r} of the {document} rules", _LISTED)
    if section and not name.startswith(f"{section}-"):
        yield _slip(page, "section", f"section {section} is in a file called {name}", "Rename one of them.")
    first = page.blocks[0] if page.blocks else None
    if first is None or first.kind != "heading":
        yield Finding("front matter", page.where(1), "there is no heading", f"Begin with # {section} {title}.")
        return
    heading = HEADING.fullmatch(first.text)
    if (heading[1] if heading else section) != section or (heading[2] if heading else first.text) != title:
        reason = f"the heading {first.text!r} is not {section} {title}"
        yield Finding(
            "front matter", page.where(first.line), reason, "Write the same in the heading and the front matter."
        )


def _faq(page: Page) -> Iterator[Finding]:
    folder = page.file.split("/")[1]
    name = page.says("document")
    if name != folder:
        yield _slip(
            page, "document", f"the front matter names the document {name!r}, and the file is in the folder {folder!r}"
        )
    yield from _title(page)
    document = document_of("faq", name)
    if document is None:
        return
    if page.says("published") not in {"", document.published}:
        reason = f"published {page.says('published')}, but the list of documents has {document.published}"
        yield _slip(page, "published", reason, _LISTED)
    ends = {key: page.says(key) for key in ("retired", "superseded") if page.says(key)}
    if document.until and not ends:
        yield _slip(
            page, document.retired, f"there is no {document.retired!r}", f"Write {document.retired}: {document.until}."
        )
    for key, day in ends.items():
        if (key, day) != (document.retired, document.until):
            reason = f"{key} {day}, but the list of documents has {document.retired} {document.until}"
            yield _slip(page, key, reason, _LISTED)


def _errata(page: Page) -> Iterator[Finding]:
    day, name = page.says("date"), page.says("document")
    if page.file.split("/")[1] != f"{day}-{name}.md":
        yield _slip(page, "date", f"expected the file name {day}-{name}.md", "Rename it.")
    yield from _title(page)
    listed = document_of("errata", day)
    if listed is None or listed.document != name:
        yield _slip(page, "date", f"the list of documents has no {name} errata of {day}", _LISTED)


def _title(page: Page) -> Iterator[Finding]:
    first = page.blocks[0] if page.blocks else None
    if first is None or (first.kind, first.info) != ("heading", "1"):
        yield Finding("front matter", page.where(1), "there is no heading", f"Begin with # {page.says('title')}.")
    elif slug(re.sub(r"\\", "", first.text)) != slug(page.says("title")):
        reason = f"the heading {first.text!r} is not the title {page.says('title')!r}"
        yield Finding(
            "front matter", page.where(first.line), reason, "Write the same in the heading and the front matter."
        )
