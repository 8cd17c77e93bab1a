"""Reads ``rules/known.md``: official documents that exist and are not held, and up to when this was checked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.entries import entries
from judge.content.ids import RULE_DOCUMENTS
from judge.content.known import UnheldEdition
from judge.content.left_out import attempt, readable, refuse
from judge.content.markdown import page_of
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.entries import Entry
    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Page

FILE = "rules/known.md"
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


def known_record(root: Path, leave_out: LeaveOut = refuse) -> dict[str, Any]:
    """The record ``known``, or no record if there is no such file; documents with a slip are not in it."""
    if (page := page_of(root, FILE, leave_out)) is None:
        return {}
    documents = readable(entries(page, leave_out), _document, leave_out, lambda entry: (entry.text("id"),))
    return {"known": {"until": attempt(_until, page, leave_out, lambda _: ()) or "", "documents": list(documents)}}


def _until(page: Page) -> str:
    return _day(page.need("known-until"), page.where(1))


def _document(entry: Entry) -> list[str]:
    identifier = entry.text("id")
    document, _, version = identifier.partition("@")
    if document not in RULE_DOCUMENTS or not version:
        reason = f"id: expected a rulebook, got {identifier!r}"
        raise ContentError(reason, where=entry.where, hint="Write core@2026-10-09.")
    published, in_force = (_day(entry.text(key), entry.where) for key in ("published", "in-force"))
    return list(UnheldEdition(identifier, entry.title, published, in_force, entry.text("stand-in")))


def _day(text: str, where: str) -> str:
    if not _DAY.fullmatch(text):
        raise ContentError(f"expected a date, got {text!r}", where=where, hint='Write "2026-10-09".')
    return text
