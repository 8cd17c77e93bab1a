"""Puts the history of rule numbers into the compiled library, and what we say about rules that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.faq_patches import patch_records
from judge.content.history import as_record, read_history
from judge.content.read_changes import read_changes
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.model import Content


def records(content: Content, root: Path) -> dict[str, Any]:
    """The numbers of rules in every version, and our notes on changed rules.

    ``numbers core`` is the whole history as one text, because searching it is faster than keeping thousands of records;
    ``numbers tournament`` is that of the tournament rules. Neither exists if the content has no history. ``patches
    core@1.2:735.1.c``, also under its id in the newest version, lists the changes by FAQ entries to a rule. ``said 1.3
    core@1.4:811`` is the text of a rule in the version before (a removed one has its id there), and ``new
    core@1.4:054.2`` our note on a new one.
    """
    found: dict[str, Any] = dict(_notes(content, root))
    for document, name in (("core", "history.tsv"), ("tournament", "tournament-history.tsv")):
        path = root / "rules" / name
        if path.exists():
            found[f"numbers {document}"] = as_record(content_text(path, f"rules/{name}"))
    path = root / "rules" / "history.tsv"
    return found | patch_records(content.faq, read_history(path) if path.exists() else None)


def _notes(content: Content, root: Path) -> Iterator[tuple[str, str]]:
    numbers = [rule.number for rule in content.rules if rule.document == "core"]
    for note in read_changes(root):
        for identifier in note.ids(numbers):
            yield f"new {identifier}" if note.kind == "new" else f"said {note.old} {identifier}", note.text
