"""Ruling files: readable, with a day, and with rules that exist in the version of that day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.doctor.front_matter import is_day, line_of
from judge.answers.impact.dependents import dependents_of
from judge.content.read_ruling import read_ruling
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree
    from judge.answers.impact.dependents import Dependent


def check_rulings(tree: ContentTree) -> Iterator[Finding]:
    """Check every ruling file of the checkout."""
    for page in tree.rulings:
        if isinstance(page, Finding):
            yield page
            continue
        day = page.says("as-of")
        if not is_day(day):
            where = page.where(line_of(page, "as-of"))
            yield Finding("rulings", where, f"as-of: {day!r} is not a date", "Write as-of: 2026-07-24.")
            continue
        try:
            read_ruling(page, {})
        except ContentError as error:
            yield from_error("rulings", error)
        for entry in dependents_of(page):
            for identifier in entry.rules:
                if identifier not in tree.rule_ids:
                    reason = f"{identifier} leads to a rule that does not exist"
                    yield Finding("rulings", entry.where, reason, "Correct the number, or the day of the ruling.")


def dependent_rulings(tree: ContentTree) -> Iterator[Dependent]:
    """The ruling files that can be read, as entries that rest on rules."""
    for page in tree.rulings:
        if not isinstance(page, Finding):
            yield from dependents_of(page)
