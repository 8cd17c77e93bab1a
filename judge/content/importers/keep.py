"""Stores imported documents: one file of JSON lines each, written and removed atomically."""

# Paths are texts here, as in judge/content/imported.py.
# ruff: noqa: PTH107, PTH123

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from judge.content.imported import FORMAT, ImportedDocument, imported_ids, path_of
from judge.content.packing import write_atomically
from judge.errors import ContentError, NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.importers.imported_rule import ImportedRule


def keep(document: ImportedDocument, entries: Iterable[Mapping[str, Any]]) -> str:
    """Write a document and return the path of its file; raises ContentError if that is impossible."""
    (path,) = keep_all([(document, entries)])
    return path


def keep_all(documents: Iterable[tuple[ImportedDocument, Iterable[Mapping[str, Any]]]]) -> list[str]:
    """Write several documents and return the paths of their files.

    Raises ContentError if one cannot be written; then none is.
    """
    rendered = [(path_of(document.id), _rendered(document, entries)) for document, entries in documents]
    before: list[tuple[str, bytes | None]] = []
    path = ""
    try:
        for path, data in rendered:
            before.append((path, _content(path)))
            write_atomically(path, data)
    except OSError as problem:
        with suppress(OSError):
            for done, earlier in before:
                os.remove(done) if earlier is None else write_atomically(done, earlier)
        hint = "Set JUDGE_DATA to a directory that can be written."
        raise ContentError(f"the import cannot be stored: {problem.strerror}", where=path, hint=hint) from problem
    return [path for path, _ in rendered]


def _rendered(document: ImportedDocument, entries: Iterable[Mapping[str, Any]]) -> bytes:
    lines = [json.dumps({"format": FORMAT, **document._asdict()}, ensure_ascii=False)]
    lines += [
        json.dumps({"key": entry["key"], **entry}, ensure_ascii=False, separators=(",", ":")) for entry in entries
    ]
    try:
        return "".join(f"{line}\n" for line in lines).encode()
    except UnicodeEncodeError:
        hint = "Try another form of the document."
        raise ContentError(
            "it is not valid Unicode: half of a character is missing", where=document.source, hint=hint
        ) from None


def _content(path: str) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None


def remove(identifier: str) -> str:
    """Remove an imported document and return its id; raises NotFound with the ids that exist."""
    known = imported_ids()
    found = identifier.strip()
    if found not in known:
        hint = "Imported: " + ", ".join(known) + "." if known else "Nothing is imported."
        raise NotFound(f"{identifier!r} is not imported", hint=hint)
    try:
        os.remove(path_of(found))
    except OSError as problem:
        hint = "Delete the file by hand."
        raise ContentError(f"it cannot be removed: {problem.strerror}", where=path_of(found), hint=hint) from problem
    return found


def rule_entries(rules: Iterable[ImportedRule]) -> list[dict[str, Any]]:
    """The rules as entries to store."""
    return [
        {
            "key": rule.number,
            "text": rule.text,
            "examples": list(rule.examples),
            "references": [list(reference) for reference in rule.references],
            "heading": rule.heading,
        }
        for rule in rules
    ]


def today() -> str:
    """The current day, as the day of an import."""
    return time.strftime("%Y-%m-%d")
