"""Reads ``rules/known.md``: official documents that exist and are not held, and up to when this was checked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.entries import entries
from judge.content.ids import RULE_DOCUMENTS
from judge.content.known import UnheldEdition
from judge.content.markdown import read_page
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.markdown import Page

FILE = "rules/known.md"
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


def known_record(root: Path) -> dict[str, Any]:
    """The record ``known``, or no record if there is no such file; raises ContentError that names what is wrong."""
    path = root / FILE
    if not path.exists():
        return {}
    page = read_page(path, root)
    return {"known": {"until": _day(page.need("known-until"), page.where(1)), "documents": list(_documents(page))}}


def _documents(page: Page) -> Iterator[list[str]]:
    for entry in entries(page):
        identifier = entry.text("id")
        document, _, version = identifier.partition("@")
        if document not in RULE_DOCUMENTS or not version:
            raise ContentError(
                f"id: expected a rulebook, got {identifier!r}", where=entry.where, hint="Write core@2026-10-09."
            )
        published, in_force = (_day(entry.text(key), entry.where) for key in ("published", "in-force"))
        yield list(UnheldEdition(identifier, entry.title, published, in_force, entry.text("stand-in")))


def _day(text: str, where: str) -> str:
    if not _DAY.fullmatch(text):
        raise ContentError(f"expected a date, got {text!r}", where=where, hint='Write "2026-10-09".')
    return text
