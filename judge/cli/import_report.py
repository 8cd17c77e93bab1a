"""The report of ``judge import``, as text and as JSON."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from judge.cli.writers.json_line import json_line
from judge.content.imported import imported_document, imported_ids, path_of
from judge.content.importers.keep import remove
from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judge.content.importers.comparison import Comparison
    from judge.content.importers.reading import Reading

SCHEMA = 1
SHOWN = 12
"""The maximum number of remarks of a kind that are shown; JSON has all of them."""
NUMBERS = 20
"""The maximum number of rule numbers of a kind that are shown."""
_COUNTED = {
    "rules": "rules",
    "excerpt": "entries",
    "faq": "entries",
    "errata": "cards",
    "patch-notes": "sections",
    "cards": "cards",
    "bans": "lists",
}


def text(reading: Reading, *, replaced: bool, dry_run: bool) -> str:
    """Say what a document is, what was found in it and where it is kept."""
    found = reading.document
    counted = f"{found.entries} {_COUNTED.get(found.kind, 'entries')}"
    lines = [f"{found.source}: {found.title}, {counted}; recognised {reading.how}."]
    lines += _comparison(reading.compared)
    lines += _remarks("Odd numbering", reading.odd)
    lines += _remarks("Not placed", reading.unplaced)
    if dry_run:
        lines.append(f"  Not stored; it would be {found.id}.")
    else:
        again = " again, in place of the earlier import" if replaced else ""
        lines.append(f"  Stored as {found.id}{again}. judge import --remove {found.id} removes it.")
    return "\n".join(lines)


def texts_read(entries: Iterable[dict[str, Any]]) -> str:
    """Say which texts of a card list are read: those of cards that nobody has defined."""
    from judge.answers.imported.read_cards import NOT_REVIEWED, report  # noqa: PLC0415 - loads the engine

    found = report(entries)
    read = [one.name for one in found if not one.part]
    lines = [f"  {len(read)} of {len(found)} cards that are not defined play, {NOT_REVIEWED}."] if found else []
    open_parts = [f"{one.name}: {one.part}{f' ({one.reason})' * bool(one.reason)}" for one in found if one.part]
    lines += _remarks("Not understood", open_parts)
    if open_parts:
        lines.append("  These are shown and not played; a plain unit or a test spell can stand in for one (README).")
    return "\n".join(lines)


def _comparison(compared: Comparison | None) -> list[str]:
    """Name the rules that differ from those of the likest edition; nothing if the document is that edition."""
    if compared is None:
        return []
    differences = (
        ("with other words", compared.reworded),
        ("under another number", compared.moved),
        ("new", compared.added),
        ("gone", compared.missing),
    )
    lines = [
        f"    {len(numbers)} {title}: {', '.join(numbers[:NUMBERS])}{', …' * (len(numbers) > NUMBERS)}"
        for title, numbers in differences
        if numbers
    ]
    if not compared.differing:
        return []
    return [f"  Compared with {compared.edition}, which has {compared.same} of its rules in the same words:", *lines]


def _compared(compared: Comparison | None) -> dict[str, Any] | None:
    if compared is None:
        return None
    return {
        "with": compared.edition,
        "same": compared.same,
        "reworded": list(compared.reworded),
        "moved": list(compared.moved),
        "added": list(compared.added),
        "missing": list(compared.missing),
    }


def _texts(entries: Iterable[dict[str, Any]]) -> dict[str, Any]:
    from judge.answers.imported.read_cards import report  # noqa: PLC0415 - loads the engine

    found = report(entries)
    return {
        "read_from_text": [one.name for one in found if not one.part],
        "not_understood": [{"name": one.name, "part": one.part, "reason": one.reason} for one in found if one.part],
    }


def _remarks(title: str, remarks: Sequence[str]) -> list[str]:
    if not remarks:
        return []
    shown = [f"    {remark if len(remark) <= 150 else remark[:150] + ' ...'}" for remark in remarks[:SHOWN]]
    more = [f"    and {len(remarks) - SHOWN} more"] if len(remarks) > SHOWN else []
    return [f"  {title} ({len(remarks)}):", *shown, *more]


def as_json(report: tuple[list[tuple[Any, bool]], list[tuple[str, JudgeError]]], *, dry_run: bool) -> str:
    """Everything that was read and every error as one object."""
    done, errors = report
    documents = [
        {
            "id": reading.document.id,
            **reading.document._asdict(),
            "how": reading.how,
            "odd": list(reading.odd),
            "unplaced": list(reading.unplaced),
            "compared": _compared(reading.compared),
            **(_texts(reading.entries) if reading.document.kind == "cards" else {}),
            "replaced": replaced,
            "file": "" if dry_run else path_of(reading.document.id),
        }
        for reading, replaced in done
    ]
    problems = [{"file": file, "reason": error.reason, "hint": error.hint} for file, error in errors]
    return json_line({"schema": SCHEMA, "imported": documents, "errors": problems})


def listing(*, json: bool) -> str:
    """List what is imported."""
    documents = []
    lines = []
    for identifier in imported_ids():
        try:
            found = imported_document(identifier)
        except JudgeError as error:
            documents.append({"id": identifier, "damaged": error.reason})
            lines.append(f"{identifier}  {error.reason}; judge import --remove {identifier} removes it")
        else:
            documents.append({"id": identifier, **found._asdict()})
            counted = f"{found.entries} {_COUNTED.get(found.kind, 'entries')}"
            lines.append(f"{identifier}  {found.title}, {counted}, from {found.source} on {found.imported}")
    if json:
        return json_line({"schema": SCHEMA, "documents": documents})
    return "\n".join(lines) or "Nothing is imported. judge import FILE... reads official documents that you have."


def removal(identifiers: Sequence[str], *, json: bool) -> str:
    """Remove documents and say so."""
    gone = [remove(identifier) for identifier in identifiers]
    return json_line({"schema": SCHEMA, "removed": gone}) if json else "\n".join(f"Removed {one}." for one in gone)


def asking() -> Callable[[str], str] | None:
    """A way to ask, if somebody sits at a terminal."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stderr.isatty()):
        return None

    def ask(question: str) -> str:
        sys.stderr.write(question)
        sys.stderr.flush()
        return sys.stdin.readline()

    return ask


def progress() -> Callable[[str], None]:
    """A way to tell how far long work is: one line that is written over, on a terminal only."""

    def tell(message: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{message}\r")
            sys.stderr.flush()

    return tell
