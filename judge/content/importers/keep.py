"""Keeps what was imported: one file of JSON lines per document, written in one step, removed in one step."""

# Paths are texts here, as in judge/content/imported.py.
# ruff: noqa: PTH107

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING, Any

from judge.content.imported import FORMAT, ImportedDocument, imported_ids, path_of
from judge.content.packing import write_atomically
from judge.errors import ContentError, NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.importers.imported_rule import ImportedRule


def keep(document: ImportedDocument, entries: Iterable[Mapping[str, Any]]) -> str:
    """Write a document and give the path of its file; ContentError where that is impossible, and nothing is left."""
    lines = [json.dumps({"format": FORMAT, **document._asdict()}, ensure_ascii=False)]
    lines += [
        json.dumps({"key": entry["key"], **entry}, ensure_ascii=False, separators=(",", ":")) for entry in entries
    ]
    path = path_of(document.id)
    try:
        write_atomically(path, "".join(f"{line}\n" for line in lines).encode())
    except OSError as problem:
        hint = "Set JUDGE_DATA to a directory that can be written."
        raise ContentError(f"the import cannot be stored: {problem.strerror}", where=path, hint=hint) from problem
    return path


def remove(identifier: str) -> str:
    """Remove an imported document and give its id; NotFound lists those that there are."""
    known = imported_ids()
    found = identifier.strip()
    if found not in known:
        hint = "Imported: " + ", ".join(known) + "." if known else "Nothing is imported."
        raise NotFound(f"{identifier!r} is not imported", hint=hint)
    try:
        os.remove(path_of(found))
    except OSError as problem:
        raise ContentError(f"it cannot be removed: {problem.strerror}", where=path_of(found)) from problem
    return found


def rule_entries(rules: Iterable[ImportedRule]) -> list[dict[str, Any]]:
    """Give rules as they are kept."""
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
    """Give the day of the import."""
    return time.strftime("%Y-%m-%d")
