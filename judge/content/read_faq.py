"""Reads ``faq/<document>/<topic>.md``: questions, answers, and their status today."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.documents import document as document_of
from judge.content.entries import Entry, entries, ids_of_page
from judge.content.ids import parse_id, straight
from judge.content.left_out import attempt, readable, refuse
from judge.content.markdown import Block, Page, one_line, without_links
from judge.content.model import FaqEntry
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.left_out import LeaveOut


def read_faq(pages: Iterable[Page], leave_out: LeaveOut = refuse) -> Iterator[FaqEntry]:
    """All entries of these files, without those that have a slip."""
    for page in pages:
        if attempt(_document, page, leave_out, ids_of_page):
            yield from readable(entries(page, leave_out), _faq_entry, leave_out, _ids)


def _document(page: Page) -> str:
    """The FAQ that a file is of; raises ContentError if it is not a known one, or if the file has no title."""
    name = page.need("document")
    if document_of("faq", name) is None:
        hint = "Add it to judge/content/documents.py."
        raise ContentError(f"there is no FAQ called {name!r}", where=page.where(2), hint=hint)
    page.need("title")
    return name


def _ids(entry: Entry) -> tuple[str, ...]:
    return tuple(filter(None, (entry.text("id"), _alias(entry))))


def _alias(entry: Entry) -> str:
    """The id of an entry by its place in the official list; "" if it has none."""
    position = entry.text("position")
    return f"faq@{entry.page.says('document')}#{position}" if position.isdecimal() else ""


def _faq_entry(entry: Entry) -> FaqEntry:
    name = entry.page.need("document")
    identity = parse_id(entry.text("id"))
    if identity is None or identity.kind != "faq" or identity.document != name or identity.part.startswith("#"):
        raise ContentError(
            f"id: expected faq@{name}:<topic>-<n>, got {entry.text('id')!r}",
            where=entry.where,
            hint="An id has the name of the document.",
        )
    answer: list[Block] = []
    today: list[Block] = []
    scenarios: list[Block] = []
    into = answer
    for block in entry.blocks:
        if block.kind == "heading" and block.text.lower().rstrip(".:") == "today":
            into = today
        elif block.kind == "fence" and block.info.split(" ")[0] == "scenario":
            scenarios.append(block)
        else:
            into.append(block)
    question = entry.title.removeprefix("§").strip()
    document = document_of("faq", name)
    assert document is not None
    return FaqEntry(
        id=str(identity),
        document=name,
        topic=entry.page.need("title"),
        position=_position(entry),
        kind="explanation" if entry.title.startswith("§") else entry.one_of("kind", ("question", "explanation")),
        question=without_links(question)[0],
        answer=joined(answer),
        today=joined(today),
        cards=tuple(straight(card) for card in entry.texts("cards")),
        rules=entry.texts("rules"),
        status=entry.one_of("status", ("holds", "changed", "superseded")),
        superseded_by=entry.texts("superseded-by"),
        certainty=entry.one_of("certainty", ("settled", "unsettled")),
        published=entry.page.says("published", document.published),
        retired=entry.page.says("retired", document.until),
        scenarios=tuple(block.text for block in scenarios),
        scenario_lines=tuple(block.line + 1 for block in scenarios),
        file=entry.page.file,
        line=entry.line,
        patches=_patches(entry),
        rulings=entry.texts("ruling"),
        not_simulated=entry.text("not-simulated"),
        asked=entry.texts("asked"),
        short=entry.text("short"),
    )


def _position(entry: Entry) -> int:
    """The place of an entry in the official list, 0 if it has none; raises ContentError if that is not a number."""
    text = entry.text("position", "0")
    if not (text.isascii() and text.isdigit()):
        reason = f"position: expected a number, got {text!r}"
        raise ContentError(reason, where=entry.where, hint="Write position: 43.")
    return int(text)


def _patches(entry: Entry) -> tuple[str, ...]:
    """The ids of the rules that an entry corrected; raises ContentError if one lacks its version."""
    found = entry.texts("patches")
    for identifier in found:
        identity = parse_id(identifier)
        if identity is None or identity.kind != "rule" or not identity.version:
            hint = "Write core@1.2:735.1.c."
            raise ContentError(f"patches: expected a rule, got {identifier!r}", where=entry.where, hint=hint)
    return found


def joined(blocks: Iterable[Block], version: str = "") -> str:
    """The blocks as one text with empty lines between them; links become plain words."""
    parts = [one_line(block.text) if block.kind in {"paragraph", "quote"} else block.text.strip() for block in blocks]
    return without_links("\n\n".join(part for part in parts if part), version)[0]
