"""Puts the history of rule numbers into the compiled library, and what we say about rules that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.faq_patches import patch_records
from judge.content.history import as_record, of_record, parse_history
from judge.content.left_out import NUMBERS
from judge.content.read_changes import read_changes
from judge.errors import ContentError
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
        try:
            text = _checked(root / "rules" / name)
        except ContentError as problem:
            content.leave_out(problem, f"{NUMBERS}{document}")
            continue
        if text:
            found[f"{NUMBERS}{document}"] = as_record(text)
    core = found.get(f"{NUMBERS}core")
    history = parse_history(of_record(core), where="rules/history.tsv") if core else None
    return found | patch_records(content.faq, history)


def _checked(path: Path) -> str:
    """The text of a history, "" if there is none; raises ContentError for a line that is none of a history."""
    where = f"rules/{path.name}"
    text = content_text(path, where) if path.exists() else ""
    if text:
        _ = parse_history(text, where=where).lineages  # each line is read only when it is asked for
    return text


def _notes(content: Content, root: Path) -> Iterator[tuple[str, str]]:
    numbers = [rule.number for rule in content.rules if rule.document == "core"]
    for note in read_changes(root, content.leave_out):
        for identifier in note.ids(numbers):
            yield f"new {identifier}" if note.kind == "new" else f"said {note.old} {identifier}", note.text
