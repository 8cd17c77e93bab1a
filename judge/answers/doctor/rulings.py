"""Ruling files: readable, with a day, and with rules that exist in the version of that day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.doctor.front_matter import is_day, line_of
from judge.answers.impact.dependents import read_ruling, ruling_files
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree
    from judge.answers.impact.dependents import Dependent

FOLDER = "tests/rulings"


def check_rulings(tree: ContentTree) -> Iterator[Finding]:
    """Check every ruling file of the checkout."""
    known = tree.rule_ids()
    for path in sorted((tree.root / FOLDER).rglob("*.md")):
        try:
            page = read_ruling(path, tree.root)
        except ContentError as error:
            yield from_error("rulings", error)
            continue
        if page is None:
            continue
        day = page.says("as-of")
        if not is_day(day):
            where = page.where(line_of(page, "as-of"))
            yield Finding("rulings", where, f"as-of is {day!r} and no day", "Write as-of: 2026-07-24.")
            continue
        for entry in ruling_files(path, tree.root):
            for identifier in entry.rules:
                if identifier not in known:
                    reason = f"{identifier} leads to a rule that does not exist"
                    yield Finding("rulings", entry.where, reason, "Correct the number, or the day of the ruling.")


def dependent_rulings(tree: ContentTree) -> Iterator[Dependent]:
    """The ruling files that can be read, as entries that rest on rules."""
    for path in sorted((tree.root / FOLDER).rglob("*.md")):
        try:
            yield from ruling_files(path, tree.root)
        except ContentError:
            continue
