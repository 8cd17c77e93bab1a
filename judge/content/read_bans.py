"""Reads ban lists from ``rules/bans/*.md``, one file per day and one entry per format, and ``rules/legal-sets.md``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.bans import FORMATS, KINDS, BanList, Banned, LegalSet
from judge.content.entries import entries
from judge.content.markdown import read_page
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.bans import Names
    from judge.content.entries import Entry
    from judge.content.markdown import Page

FOLDER = "rules/bans"
SETS = "rules/legal-sets.md"
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_FACTS = frozenset({"id", *KINDS})


def read_bans(root: Path, names: Names) -> Iterator[BanList]:
    """All ban lists, oldest first.

    Raises ContentError for a card unknown to ``names``, or a malformed format or day.
    """
    for path in sorted((root / FOLDER).glob("*.md")):
        page = read_page(path, root)
        day = _day(page.need("day"), page.where(1))
        yield from (_list(entry, page, day, names) for entry in entries(page))


def _list(entry: Entry, page: Page, day: str, names: Names) -> BanList:
    of_format = entry.text("id").rpartition(":")[2]
    if of_format not in FORMATS or entry.text("id") != f"bans@{day}:{of_format}":
        raise ContentError(
            f"id: expected bans@{day}:constructed or bans@{day}:2v2, got {entry.text('id')!r}",
            where=entry.where,
            hint="Its date is that of the file.",
        )
    if wrong := sorted(set(entry.facts) - _FACTS):
        raise ContentError(
            f"there is no {wrong[0]!r} in a ban list", where=entry.where, hint="See docs/content-format.md."
        )
    banned = tuple(_card(entry, listed, kind, names) for kind in KINDS for listed in entry.texts(kind))
    if not banned:
        hint = "Write battlefields: and cards: with a list each."
        raise ContentError("expected cards, got a ban list without any", where=page.where(entry.line), hint=hint)
    return BanList(entry.text("id"), day, of_format, banned)


def _card(entry: Entry, listed: str, kind: str, names: Names) -> Banned:
    name = names.find(listed)
    if not name:
        raise ContentError(f"there is no card {listed!r}", where=entry.where, hint="Write it as the catalogue does.")
    return Banned(name, listed, kind)


def read_legal_sets(root: Path) -> Iterator[LegalSet]:
    """All sets with a known day."""
    path = root / SETS
    for entry in entries(read_page(path, root)) if path.exists() else ():
        china = entry.text("china")
        days = (_day(entry.text("legal"), entry.where), _day(china, entry.where) if china else "")
        yield LegalSet(entry.text("id"), entry.title, days[0], days[1], entry.text("rule"))


def _day(text: str, where: str) -> str:
    if not _DAY.fullmatch(text):
        raise ContentError(f"expected a date, got {text!r}", where=where, hint='Write "2026-09-18".')
    return text
