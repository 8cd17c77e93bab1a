"""Continues the history of rule numbers into later versions that are only imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.impact.rule_changes import age
from judge.answers.library.newer_edition import step_to
from judge.content.history import History, Lineage, bare, parse_history
from judge.content.imported import imported_ids, imported_rules
from judge.diff.history import render
from judge.diff.lineages import lineages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answers.library.newer_edition import EditionStep
    from judge.content.library import Library


def later_imports(history: History, document: str) -> list[str]:
    """The imported versions that are newer than all versions of the history, oldest first."""
    names = [one.partition("@")[2] for one in imported_ids() if one.startswith(f"{document}@")]
    return sorted((name for name in names if age(name) > age(history.versions[-1])), key=age)


def with_later_imports(library: Library, history: History, document: str) -> History:
    """The history continued into the later versions that are imported, until one whose predecessor has no text."""
    for version in later_imports(history, document):
        newest = history.versions[-1]
        old, new = imported_rules(document, newest), imported_rules(document, version)
        step = step_to(library, document, version) if old is None else None
        if step and step.old == newest:
            passage = step_lineages(step)
        elif old is None or new is None:
            break
        else:
            passage = lineages({newest: list(old.values()), version: list(new.values())})
        versions = (*history.versions, version)
        history = parse_history(render(versions, _carried_on(history.lineages, passage)), where=f"{document}@{version}")
    return history


def step_lineages(step: EditionStep) -> list[Lineage]:
    """The step from the rulebook written here to a newer import, one line for each rule."""
    found = [Lineage((was, now), (fate,)) for now, (was, fate) in step.before.items()]
    return [*found, *(Lineage((number, ""), ("removed",)) for number in step.gone)]


def _carried_on(stored: Sequence[Lineage], passage: Sequence[Lineage]) -> list[Lineage]:
    """Appends one version step to the stored lineages.

    ``passage`` is the step from the newest known version to the next.
    """
    onward = {line.numbers[0]: line for line in passage if line.numbers[0] and line.numbers[0] == bare(line.numbers[0])}
    known = {line.numbers[-1]: line for line in stored if line.numbers[-1]}
    found = []
    for line in stored:
        before = line.numbers[-1]
        step = onward.get(bare(before)) if before else None
        number, fate = (step.numbers[1], step.fates[0]) if step else ("", "removed" if before else "")
        own = before == bare(before)
        found.append(
            Lineage((*line.numbers, number if own or not number else f"({bare(number)})"), (*line.fates, fate))
        )
    for step in passage:
        before, number = step.numbers
        if not before:
            found.append(_new(stored, number))
        elif before != bare(before) and (whole := known.get(bare(before))):
            numbers = tuple(f"({bare(one)})" if one else "" for one in whole.numbers)
            found.append(Lineage((*numbers, number), (*whole.fates, step.fates[0])))
    return found


def _new(stored: Sequence[Lineage], number: str) -> Lineage:
    versions = len(stored[0].numbers) if stored else 1
    return Lineage((*[""] * versions, number), (*[""] * (versions - 1), "new"))
