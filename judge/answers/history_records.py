"""Puts the history of rule numbers into the compiled library, so that one number costs no reading of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.patches import patch_records
from judge.content.history import bare, read_history
from judge.content.ids import rule_id
from judge.content.read_changes import read_changes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.history import Lineage
    from judge.content.model import Content


def records(content: Content, root: Path) -> dict[str, Any]:
    """What became of each old number, and what each rule was called before.

    ``history core@1.2:737`` is the id in the newest version (empty if the rule is gone) with its fate;
    ``earlier core@1.4:811`` maps versions to ids. There are none where the content has no history.
    ``patches core@1.2:735.1.c``, also under its id in the newest version, lists what FAQ entries made of a rule.
    ``numbers core`` is the whole history, ``numbers tournament`` that of the tournament rules, of which nothing else is
    kept. ``said 1.3 core@1.4:811`` is what a rule said in the version before (of a removed one by its id there),
    ``change core@1.4:811`` the same as one sentence, and ``new core@1.4:054.2`` what we say about a new one.
    """
    path = root / "rules" / "history.tsv"
    found: dict[str, Any] = dict(_notes(content, root))
    tournament = root / "rules" / "tournament-history.tsv"
    if tournament.exists():
        found["numbers tournament"] = tournament.read_text(encoding="utf-8")
    if not path.exists():
        return found | patch_records(content.faq, found)
    found["numbers core"] = path.read_text(encoding="utf-8")
    history = read_history(path)
    newest = history.versions[-1]
    for lineage in history.lineages:
        numbers = dict(zip(history.versions, lineage.numbers, strict=True))
        now = rule_id("core", newest, bare(numbers[newest])) if numbers[newest] else ""
        for place, version in enumerate(history.versions):
            number = numbers[version]
            if number and bare(number) == number:
                was = rule_id("core", version, number)
                found[f"history {was}"] = [
                    now,
                    _fate(lineage, place, is_same_number=now == rule_id("core", newest, number)),
                ]
                if now:
                    found.setdefault(f"earlier {now}", {})[version] = was
    return found | patch_records(content.faq, found)


def _notes(content: Content, root: Path) -> Iterator[tuple[str, str]]:
    numbers = [rule.number for rule in content.rules if rule.document == "core"]
    for note in read_changes(root):
        for identifier in note.ids(numbers):
            yield f"new {identifier}" if note.kind == "new" else f"said {note.old} {identifier}", note.text
            if note.kind == "changed":
                yield f"change {identifier}", f"In {note.old}: {note.text}"


def _fate(lineage: Lineage, since: int, *, is_same_number: bool) -> str:
    """Sum up what happened after a version: removed, reworded, moved or the same."""
    fates = lineage.fates[since:]
    if not lineage.numbers[-1]:
        return "removed"
    if "reworded" in fates:
        return "reworded"
    return "same" if is_same_number else "moved"
