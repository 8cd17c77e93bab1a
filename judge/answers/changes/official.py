"""Official documents as they are compared: from an import, or straight from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.imported import imported_document, imported_rules
from judge.content.importers.core_rules import import_core_rules
from judge.diff.volume import RULES, Volume
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.content.imported import ImportedDocument

OFFICIAL = "official"


def of_import(identifier: str) -> Volume:
    """Give an imported document."""
    return _volume(imported_document(identifier))


def _volume(document: ImportedDocument) -> Volume:
    if document.kind != "rules":
        raise NotFound(f"{document.id} cannot be compared yet")
    rules = imported_rules(document.document, document.version) or {}
    kind = document.document if document.document in RULES else "other"
    return Volume(document.id, kind, document.title, OFFICIAL, tuple(rules.values()), document.date)


def of_file(path: str) -> Volume:
    """Read a document from a file, through the importers; nothing is stored."""
    rules = import_core_rules(Path(path))
    return Volume(Path(path).name, "core", Path(path).name, OFFICIAL, tuple(rules))
