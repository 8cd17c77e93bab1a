"""The official documents that the user has imported.

Each is a file of JSON lines, ``<id>.jsonl`` in the data directory: a line about the document, then one line per entry,
whose first field is its ``key``. An entry is found by that key without decoding anything else, because every look-up
asks. ``importers/keep.py`` writes the files.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH118, PTH123, PTH208

from __future__ import annotations

import os

from judge.content.data_directory import imported_directory
from judge.content.importers.imported_rule import ImportedRule, Reference
from judge.content.json_values import decoded, quoted
from judge.content.model import Document
from judge.errors import ContentError
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

FORMAT = 1
SUFFIX = ".jsonl"
_read: dict[str, tuple[tuple[int, int], bytes]] = {}


class ImportedDocument(NamedTuple):
    """An imported document; ``version`` is that of the rules for core, otherwise the day of the edition."""

    kind: str  # rules | excerpt | faq | errata | patch-notes | cards | bans
    document: str  # core, tournament, origins, …; core-428 for an excerpt
    version: str
    date: str
    title: str
    source: str  # the name of the file that was imported
    imported: str  # the day of the import
    entries: int
    effective: str = ""  # the day since which it is in force, where it says so

    @property
    def id(self) -> str:
        """``core@1.5``, ``tournament@2026-07-16``, ``faq@origins@2025-11-04``, ``errata@2025-10-28``, …."""
        if self.kind == "rules":
            return f"{self.document}@{self.version}"
        if self.kind in {"errata", "cards", "bans"}:
            return f"{self.kind}@{self.version}"
        return f"{self.kind}@{self.document}@{self.version}"


def imported_ids() -> tuple[str, ...]:
    """The ids of the imported documents, sorted; opens no file."""
    try:
        names = os.listdir(imported_directory())
    except OSError:
        return ()
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def sound_documents() -> tuple[ImportedDocument, ...]:
    """The imported documents that are not damaged; ``judge import --list`` names the others."""
    found = []
    for identifier in imported_ids():
        try:
            found.append(imported_document(identifier))
        except ContentError:
            continue
    return tuple(found)


def imported_document(identifier: str) -> ImportedDocument:
    """The facts of an imported document; raises ContentError if its file is damaged or absent."""
    data = _data(identifier)
    if data is None:
        raise ContentError(f"{identifier} is not imported", hint="judge import --list shows what is.")
    head = _decoded(data.partition(b"\n")[0], identifier)
    values = [head.get(field, "") for field in ImportedDocument._fields]
    found = ImportedDocument(*values)
    if head.get("format") != FORMAT or not isinstance(found.entries, int) or data.count(b"\n") != found.entries + 1:
        raise _damaged(identifier)
    return found


def imported_edition(document: str, version: str) -> Document | None:
    """An imported rulebook as an edition, for a version that the project does not know; None if there is none."""
    identifier = f"{document}@{version}"
    if _data(identifier) is None:
        return None
    found = imported_document(identifier)
    title = found.title.removesuffix(version).strip()
    return Document("rules", document, version, title, found.date, found.effective or found.date)


def imported_rules(document: str, version: str) -> Mapping[str, ImportedRule] | None:
    """The rules of an imported rulebook by number, in order; None if it is not imported."""
    identifier = f"{document}@{version}"
    if _data(identifier) is None:
        return None
    imported_document(identifier)
    return {rule.number: rule for rule in map(_rule, imported_entries(identifier))}


def imported_rule(document: str, version: str, number: str) -> ImportedRule | None:
    """A rule of an imported rulebook; None if it does not exist or the rulebook is not imported."""
    found = imported_entry(f"{document}@{version}", number)
    return None if found is None else _rule(found)


def official_rule(document: str, version: str, number: str) -> ImportedRule | None:
    """A rule of an imported rulebook, or of an imported excerpt from it; None if neither has it."""
    found = imported_rule(document, version, number)
    if found is None:
        for identifier in imported_ids():
            is_part = identifier.startswith(f"excerpt@{document}-") and identifier.endswith(f"@{version}")
            if is_part and (entry := imported_entry(identifier, number)):
                return _rule(entry)
    return found


def imported_entries(identifier: str) -> tuple[dict[str, Any], ...]:
    """All entries of an imported document, in order; empty if it is not imported."""
    lines = (_data(identifier) or b"").splitlines()[1:]
    return tuple(_decoded(line, identifier) for line in lines)


def imported_entry(identifier: str, key: str) -> dict[str, Any] | None:
    """The entry with this key, or None."""
    data = _data(identifier)
    if not data:
        return None
    start = data.find(b'\n{"key":' + quoted(key).encode() + b",")
    if start < 0:
        return None
    end = data.find(b"\n", start + 1)
    return _decoded(data[start + 1 : end], identifier)


def path_of(identifier: str) -> str:
    """The path of the file of an imported document."""
    return os.path.join(imported_directory(), identifier + SUFFIX)


def _data(identifier: str) -> bytes | None:
    """The contents of the file, cached until it changes; None if it cannot be read."""
    path = path_of(identifier)
    try:
        facts = os.stat(path)  # noqa: PTH116
        mark = (facts.st_mtime_ns, facts.st_size)
        if path not in _read or _read[path][0] != mark:
            with open(path, "rb") as file:
                _read[path] = (mark, file.read())
    except OSError:
        return None
    return _read[path][1]


def _rule(entry: dict[str, Any]) -> ImportedRule:
    return ImportedRule(
        entry["key"],
        entry["text"],
        tuple(entry["examples"]),
        tuple(Reference(number, title) for number, title in entry["references"]),
        entry["heading"],
    )


def _decoded(line: bytes, identifier: str) -> dict[str, Any]:
    try:
        found = decoded(line)
    except ValueError:
        raise _damaged(identifier) from None
    if not isinstance(found, dict):
        raise _damaged(identifier)
    return found


def _damaged(identifier: str) -> ContentError:
    hint = f"Import the document again, or remove it: judge import --remove {identifier}"
    return ContentError("the imported document is damaged", where=path_of(identifier), hint=hint)
