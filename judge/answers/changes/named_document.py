"""Finds the document that a user names: ``1.3``, ``core@1.3``, ``tournament@2026-03-30``, a file."""

from __future__ import annotations

import os
import re

from judge.content.documents import document, editions
from judge.content.imported import imported_document, imported_ids
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

_VERSION = re.compile(r"v?(\d{1,2}\.\d{1,2})", re.IGNORECASE)
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_RULES = re.compile(r"(core|tournament)@v?(\d{1,2}\.\d{1,2}|\d{4}-\d\d-\d\d)", re.IGNORECASE)
_NAMED = re.compile(
    r"(faq|errata|cards|patch-notes)(?:@(?!\d)([a-z][a-z0-9-]*))?(?:@([a-z0-9][a-z0-9.-]*))?", re.IGNORECASE
)
HINT = "Write core@1.3, tournament@2026-03-30, faq@origins, errata@2025-10-28, cards, or a file."


class DocumentName(NamedTuple):
    """A document: either ``path``, or its ``kind`` with the ``name`` and the ``version`` (or day) that were typed."""

    kind: str  # file | core | tournament | faq | errata | cards | patch-notes
    name: str = ""
    version: str = ""
    path: str = ""

    @property
    def id(self) -> str:
        return self.path or "@".join(part for part in (self.kind, self.name, self.version) if part)


def document_name(text: str) -> DocumentName:
    """The document that a text names.

    Raises ``Misuse`` if no such document can exist, ``NotFound`` for an absent file.
    """
    text = text.strip()
    if match := _VERSION.fullmatch(text):
        return DocumentName("core", version=match[1])
    if match := _RULES.fullmatch(text):
        return DocumentName(match[1].lower(), version=match[2])
    if _DAY.fullmatch(text):
        return _of_a_day(text)
    if match := _NAMED.fullmatch(text):
        return _document_name(match[1].lower(), (match[2] or "").lower(), match[3] or "")
    if os.path.isfile(text):  # noqa: PTH113 - a text as it was typed
        return DocumentName("file", path=text)
    if "/" in text or re.search(r"\.\w{2,4}$", text):
        raise NotFound(f"there is no file {text!r}", hint=HINT)
    raise Misuse(f"expected a document, got {text!r}", hint=HINT)


def _of_a_day(day: str) -> DocumentName:
    """The edition of the tournament rules, or the bulletin, of this day."""
    known = {edition.version for edition in editions("tournament")}
    if day in known or f"tournament@{day}" in imported_ids():
        return DocumentName("tournament", version=day)
    if document("errata", day) or f"errata@{day}" in imported_ids():
        return DocumentName("errata", version=day)
    raise NotFound(f"no document has the date {day}", hint="judge versions lists them.")


def _document_name(kind: str, name: str, day: str) -> DocumentName:
    if kind == "errata" and name:
        bulletin = document("errata", name)
        if bulletin is None:
            raise NotFound(f"there is no bulletin {name!r}", hint="judge errata lists them.")
        return DocumentName("errata", version=bulletin.version)
    if kind in {"faq", "patch-notes"} and not name:
        raise Misuse(f"expected the name of a document after {kind}@, got nothing", hint=HINT)
    if kind == "errata" and not day:
        hint = "Write errata@2025-10-28 or errata@origins."
        raise Misuse("expected the date or the name of a bulletin after errata@, got nothing", hint=hint)
    return DocumentName(kind, name, day)


def imported_id(wanted: DocumentName) -> str:
    """The id of the imported document, for its newest edition if no day was typed. Empty if there is none."""
    ids = imported_ids()
    if wanted.id in ids:
        return wanted.id
    if wanted.version:
        return ""
    of_it = [identifier for identifier in ids if identifier.startswith(f"{wanted.id}@")]
    return max(of_it, key=lambda identifier: (imported_document(identifier).date, identifier), default="")
