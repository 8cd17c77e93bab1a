"""Reads ban lists from ``rules/bans/*.md``, one file per day and one entry per format, and ``rules/legal-sets.md``."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from judge.content.bans import FORMATS, KINDS, BanList, Banned, LegalSet
from judge.content.entries import entries
from judge.content.left_out import BANS, attempt, readable, refuse
from judge.content.left_out import SETS as SETS_LEFT
from judge.content.markdown import page_of, pages
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.bans import Names
    from judge.content.entries import Entry
    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Page

FOLDER = "rules/bans"
SETS = "rules/legal-sets.md"
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_FACTS = frozenset({"id", *KINDS})


def read_bans(root: Path, names: Names, leave_out: LeaveOut = refuse) -> Iterator[BanList]:
    """All ban lists, oldest first, without those that have a card unknown to ``names``, or another slip."""
    for page in pages(root, FOLDER, leave_out, _ids_of_file):
        if attempt(_day_of, page, leave_out, lambda page: _ids_of_file(page.file)):
            read = partial(_list, names=names)
            yield from readable(entries(page, leave_out), read, leave_out, lambda entry: (entry.text("id"),))


def _ids_of_file(file: str, _text: str = "") -> tuple[str, ...]:
    return (f"{BANS}{file.rpartition('/')[2].removesuffix('.md')}",)


def _day_of(page: Page) -> str:
    return _day(page.need("day"), page.where(1))


def _list(entry: Entry, *, names: Names) -> BanList:
    page, day = entry.page, _day_of(entry.page)
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


def read_legal_sets(root: Path, leave_out: LeaveOut = refuse) -> Iterator[LegalSet]:
    """All sets with a known day, without those that have a slip."""
    page = page_of(root, SETS, leave_out, f"{SETS_LEFT}all")
    if page is not None:
        yield from readable(entries(page, leave_out), _set, leave_out, _id_of_set)


def _id_of_set(entry: Entry) -> tuple[str, ...]:
    return (f"{SETS_LEFT}{entry.text('id')}",)


def _set(entry: Entry) -> LegalSet:
    china = entry.text("china")
    days = (_day(entry.text("legal"), entry.where), _day(china, entry.where) if china else "")
    return LegalSet(entry.text("id"), entry.title, days[0], days[1], entry.text("rule"))


def _day(text: str, where: str) -> str:
    if not _DAY.fullmatch(text):
        raise ContentError(f"expected a date, got {text!r}", where=where, hint='Write "2026-09-18".')
    return text
