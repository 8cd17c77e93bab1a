"""Rules that the engine performs as written here and that a newer imported rulebook words differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.newer_edition import step_in_force
from judge.content.ids import number_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library

MOST = 12
"""The maximum number of rules named in a sentence. ``judge impact`` lists them all."""
GONE_BY = frozenset({"performed", "within", "data model"})
"""The classes of rules that the engine goes by."""


def performed(library: Library, numbers: Iterable[str]) -> tuple[str, ...]:
    """The rules among these numbers that the engine goes by, in the order of the rulebook."""
    from judge.citations.coverage import coverage  # noqa: PLC0415 - only where a newer rulebook is imported
    from judge.citations.numbers import CURRENT  # noqa: PLC0415

    rules = [identifier.partition(":")[2] for identifier in library.order("core", CURRENT)]
    found = {one.number for one in coverage(rules) if one.kind in GONE_BY}
    return tuple(sorted(found.intersection(numbers), key=number_key))


def differing_rules(library: Library) -> tuple[str, ...]:
    """The rules that the engine goes by and that the rulebook in force words differently or no longer has."""
    step = step_in_force(library)
    if step is None:
        return ()
    numbers = {was for number in step.differing if (was := step.before[number][0])} | set(step.gone)
    return performed(library, numbers) if numbers else ()


def engine_differences(library: Library) -> str:
    """A sentence on which rules the engine performs in an older wording. "" if it performs those in force."""
    step = step_in_force(library)
    if step is None:
        return ""
    rules = differing_rules(library)
    if not rules:
        return f"Play follows Core Rules {step.old}; no rule that it goes by has other words in {step.new}."
    named = ", ".join(rules[:MOST]) + (f" and {len(rules) - MOST} more" if len(rules) > MOST else "")
    counted = "1 rule that it goes by has" if len(rules) == 1 else f"{len(rules)} rules that it goes by have"
    return (
        f"Play follows Core Rules {step.old}. {counted} other words in {step.new}: {named} "
        f"(judge impact {step.old} {step.new})."
    )
