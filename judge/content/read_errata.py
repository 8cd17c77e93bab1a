"""Reads ``errata/*.md``: what each bulletin changed on which card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.entries import Entry, entries, ids_of_page
from judge.content.ids import parse_id, slug, straight
from judge.content.left_out import attempt, readable, refuse
from judge.content.model import ErrataEntry
from judge.content.read_faq import joined
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Block, Page

ARROW = " -> "
_PART = re.compile(r"\*\*(Before|After|Why|Later)\.?\*\*\s*(.*)", re.DOTALL)


def read_errata(pages: Iterable[Page], leave_out: LeaveOut = refuse) -> Iterator[ErrataEntry]:
    """All entries of these files, without those that have a slip."""
    for page in pages:
        if attempt(_document, page, leave_out, ids_of_page):
            yield from readable(entries(page, leave_out), _errata_entry, leave_out, _ids)


def _document(page: Page) -> str:
    """The bulletin that a file is of; raises ContentError if it does not say which, or not its date."""
    return page.need("date") and page.need("document")


def _ids(entry: Entry) -> tuple[str, ...]:
    """The id that an entry should have: its card is looked up by it."""
    return tuple(dict.fromkeys((f"errata@{entry.page.need('date')}:{slug(straight(entry.title))}", entry.text("id"))))


def _errata_entry(entry: Entry) -> ErrataEntry:
    date = entry.page.need("date")
    identity = parse_id(entry.text("id"))
    card = straight(entry.title)
    if identity is None or identity.kind != "errata" or identity.version != date or identity.part != slug(card):
        raise ContentError(
            f"id: expected errata@{date}:{slug(card)}, got {entry.text('id')!r}",
            where=entry.where,
            hint="An id has the date of the file and the name of the card.",
        )
    parts: dict[str, list[Block]] = {"Before": [], "After": [], "Why": [], "Later": []}
    into: list[Block] | None = None
    for block in entry.blocks:
        if match := _PART.fullmatch(block.text):
            into = parts[match[1]]
            into.append(block._replace(text=match[2]))
        elif into is not None:
            into.append(block)
        else:
            raise ContentError(
                "text before **Before.**", where=entry.page.where(block.line), hint="Start with **Before.**"
            )
    return ErrataEntry(
        id=str(identity),
        card=card,
        date=date,
        document=entry.page.need("document"),
        kind=entry.one_of("kind", ("functional", "clarification", "printing error", "announced")),
        replaces=entry.text("before", "printed"),
        rules=entry.texts("rules"),
        before=joined(parts["Before"]),
        after=joined(parts["After"]),
        why=joined(parts["Why"]),
        later=joined(parts["Later"]),
        file=entry.page.file,
        line=entry.line,
        rulings=entry.texts("ruling"),
        wording=_wording(entry),
    )


def _wording(entry: Entry) -> tuple[str, ...]:
    """The words that change in the text of the card, each with those that come in their place."""
    stated = entry.texts("wording")
    if wrong := next((one for one in stated if len(one.split(ARROW)) != 2), ""):
        raise ContentError(
            f"wording: expected words{ARROW}words, got {wrong!r}",
            where=entry.where,
            hint="Write only the words that change.",
        )
    return stated
