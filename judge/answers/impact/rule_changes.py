"""What became of each rule from one version of the core rules to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.change_records import HISTORY, NOTES
from judge.content.change_notes import ChangeNote
from judge.content.documents import edition
from judge.content.history import bare, parse_history
from judge.content.ids import rule_id
from judge.content.record import NamedTuple
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.content.history import History, Lineage
    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library

FATES = ("removed", "merged", "split", "reworded", "moved")
"""What can become of a rule, the gravest first; ``same`` and ``new`` touch nothing that was written before."""


class RuleChange(NamedTuple):
    """What became of a rule: its numbers in both versions (several where it was split or merged), and our note."""

    fate: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    note: str = ""


def history_of(library: Library) -> History:
    """Give the history of numbers that the library holds; NotFound if it holds none."""
    text = library.store.get(HISTORY)
    if text is None:
        raise NotFound("the content has no history of rule numbers", hint="rules/history.tsv is expected.")
    return parse_history(text, where="rules/history.tsv")


def rule_changes(library: Library, old: str, new: str) -> dict[str, RuleChange]:
    """Map the id of each rule that changed, in every version that is known, to what became of it.

    Between versions that the project knows it is read from the history; a version that is only imported is compared by
    its text, for which the other one has to be imported, too. Misuse says what is missing.
    """
    history = history_of(library)
    if old in history.versions and new in history.versions:
        if history.versions.index(old) >= history.versions.index(new):
            raise Misuse(f"{new} is not later than {old}", hint=f"Write the older one first: judge impact {new} {old}.")
        return _noted(library, new, _from_history(history, old, new))
    return _noted(library, new, _from_texts(history, old, new))


def _noted(library: Library, new: str, found: dict[str, RuleChange]) -> dict[str, RuleChange]:
    notes = [ChangeNote(*values) for values in library.store.get(NOTES) or ()]
    kept = {note.number: note.text for note in notes if note.version == new and not note.removed}
    gone = {note.number: note.text for note in notes if note.version == new and note.removed}

    def note_on(change: RuleChange) -> str:
        numbers, among = (change.after, kept) if change.after else (change.before, gone or kept)
        return next((among[number] for number in numbers if number in among), "")

    return {identifier: change._replace(note=note_on(change)) for identifier, change in found.items()}


def _from_history(history: History, old: str, new: str) -> dict[str, RuleChange]:
    here, there = history.versions.index(old), history.versions.index(new)
    changes = [(lineage, _change(lineage, here, there)) for lineage in history.lineages]
    parts = _grouped(change for _, change in changes if change and change.fate == "split")
    merged = _grouped(RuleChange("", one.after, one.before) for _, one in changes if one and one.fate == "merged")
    found: dict[str, RuleChange] = {}
    for lineage, change in changes:
        if change is None:
            continue
        whole = change
        if change.fate == "reworded" and (more := parts.get(change.before[0])):
            whole = change._replace(fate="split", after=(*change.after, *more))
        elif change.fate == "reworded" and (more := merged.get(change.after[0])):
            whole = change._replace(fate="merged", before=(*change.before, *more))
        _enter(found, history, lineage, whole)
    return found


def _change(lineage: Lineage, here: int, there: int) -> RuleChange | None:
    """What became of one rule; None if nothing, or if there is nothing of its own to say."""
    before, after = lineage.numbers[here], lineage.numbers[there]
    owns = (bare(before) == before != "", bare(after) == after != "")
    numbers = ((bare(before),) if before else (), (bare(after),) if after else ())
    if owns == (True, True):
        if "reworded" in lineage.fates[here:there]:
            return RuleChange("reworded", *numbers)
        return RuleChange("moved", *numbers) if before != after else None
    if owns[0]:
        return RuleChange("merged" if after else "removed", *numbers)
    return RuleChange("split", *numbers) if owns[1] and before else None


def _grouped(changes: Iterable[RuleChange]) -> dict[str, list[str]]:
    """Map what a part came from, or what became part of, to the parts."""
    found: dict[str, list[str]] = {}
    for change in changes:
        found.setdefault(change.before[0], []).extend(change.after)
    return found


def _enter(found: dict[str, RuleChange], history: History, lineage: Lineage, change: RuleChange) -> None:
    """Enter a change under the ids that the rule has in every version."""
    for version, number in zip(history.versions, lineage.numbers, strict=True):
        if number and bare(number) == number:
            found[rule_id("core", version, number)] = change


def _from_texts(history: History, old: str, new: str) -> dict[str, RuleChange]:
    from judge.diff.align import align  # noqa: PLC0415 - only for imported versions

    books = [_imported(history, version) for version in (old, new)]
    kinds = {"unchanged": "", "added": "", "moved": "moved", "reworded": "reworded", "removed": "removed"}
    found: dict[str, RuleChange] = {}
    for kind, before, after in align(list(books[0].values()), list(books[1].values())).changes:
        if fate := kinds.get(kind, kind):
            change = RuleChange(fate, before, after)
            found |= {rule_id("core", old, number): change for number in before}
            found |= {rule_id("core", new, number): change for number in after}
    for lineage in history.lineages:
        numbers = dict(zip(history.versions, lineage.numbers, strict=True))
        for version in (old, new):
            if (number := numbers.get(version)) and (known := found.get(rule_id("core", version, number))):
                _enter(found, history, lineage, known)
    return found


def _imported(history: History, version: str) -> Mapping[str, ImportedRule]:
    from judge.content.imported import imported_rules  # noqa: PLC0415 - only for imported versions

    if (rules := imported_rules("core", version)) is not None:
        return rules
    if version not in history.versions:
        edition("core", version)
    raise Misuse(
        f"the text of the core rules {version} is needed and is not imported", hint="judge import FILE reads it."
    )
