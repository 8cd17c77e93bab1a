"""All checks, in the order in which their findings are listed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.doctor.bans_and_unheld_editions import check_dated
from judge.answers.doctor.citations import check_citations
from judge.answers.doctor.compiled import check_compiled
from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.dates import check_dates
from judge.answers.doctor.definitions import check_definitions
from judge.answers.doctor.entries import check_entries
from judge.answers.doctor.finding import Finding, from_error, told_to
from judge.answers.doctor.front_matter import check_front_matter
from judge.answers.doctor.imports_and_cache import (
    check_bans,
    check_cache,
    check_imports,
    check_listed_names,
    check_newer,
)
from judge.answers.doctor.links import check_links
from judge.answers.doctor.numbers import check_numbers
from judge.answers.doctor.penalties import check_penalties
from judge.answers.doctor.peoples_words import check_asked
from judge.answers.doctor.recipes import check_recipes
from judge.answers.doctor.records_of_checks import check_recorded
from judge.answers.doctor.restatements import check_restated
from judge.answers.doctor.reviews import check_reviews
from judge.answers.doctor.rulebook_text import check_file
from judge.answers.doctor.rulings import check_rulings, dependent_rulings
from judge.answers.impact.dependents import Dependent
from judge.answers.impact.rule_changes import history_of
from judge.answers.page.blocks import Paragraph, line
from judge.content.ids import rule_id
from judge.content.imported import imported_ids
from judge.content.read_changes import read_changes
from judge.errors import ContentError, JudgeError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree
    from judge.answers.page.blocks import Block
    from judge.content.history import History

TREE_CHECKS = (
    check_front_matter,
    check_numbers,
    check_links,
    check_entries,
    check_citations,
    check_rulings,
    check_penalties,
    check_dated,
    check_restated,
    check_recorded,
    check_asked,
    check_compiled,
)
"""The checks of the content. Each yields its findings."""


class Checkup(NamedTuple):
    """The findings, and the number of things checked."""

    findings: tuple[Finding, ...]
    checked: dict[str, int]

    @property
    def wrong(self) -> int:
        """The number of problems here. Problems of an imported official text itself do not count."""
        return sum(not finding.official for finding in self.findings)

    @property
    def exit_code(self) -> int:
        """0 if all is well here, 4 if anything is wrong."""
        return 4 if self.wrong else 0

    def blocks(self) -> Iterator[Block]:
        """Every finding, then how much was checked."""
        yield from self.findings
        checked = ", ".join(f"{count} {what}" for what, count in self.checked.items())
        official = len(self.findings) - self.wrong
        head = "Nothing is wrong" if not self.wrong else _counted(self.wrong)
        if official:
            head += f"; {_counted(official)} in the official text"
        yield Paragraph(line("summary", f"{head}{f' ({checked} checked)' if checked else ''}."))

    def as_json(self) -> dict[str, Any]:
        """Everything as plain values."""
        return {
            "schema": 1,
            "checked": self.checked,
            "counts": {"wrong": self.wrong, "official": len(self.findings) - self.wrong},
            "findings": [finding.as_json() for finding in self.findings],
        }


def _counted(number: int) -> str:
    return f"{number} finding{'s' if number > 1 else ''}"


def check_up(root: Path | None, files: Sequence[Path] = ()) -> Checkup:
    """Checks these files.

    Without any, checks the content under ``root`` (if there is one), the imports and the cache.
    """
    if files:
        return Checkup(_sorted(finding for path in files for finding in check_file(path)), {"files": len(files)})
    findings = [*check_dates(), *check_cache(), *check_definitions(), *check_recipes()]
    checked: dict[str, int] = {}
    history: History | None = None
    if root is not None:
        tree = read_tree(root)
        findings += check_tree(tree)
        history = tree.history
        checked = {"rules": len(tree.rules), "answers": len(tree.faq), "errata": len(tree.errata)}
    else:
        history = _packaged_history(findings)
    findings += [*check_imports(history), *check_newer(), *check_bans(), *check_listed_names()]
    if imported := imported_ids():
        checked["imports"] = len(imported)
    return Checkup(_sorted(findings), checked)


def _packaged_history(findings: list[Finding]) -> History | None:
    """The history of an installed package. A damaged library is added to the findings."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - only without a checkout

    try:
        return history_of(open_library())
    except JudgeError as error:
        findings.append(from_error("library", error))
        return None


def check_tree(tree: ContentTree) -> Iterator[Finding]:
    """The findings on the content of a checkout."""
    yield from tree.unread
    for check in TREE_CHECKS:
        try:
            yield from check(tree)
        except ContentError as error:
            yield from_error("content", error)
    yield from _changes(tree)
    yield from check_reviews(tree, _dependents(tree))


def _dependents(tree: ContentTree) -> Iterator[Dependent]:
    """The entries that rest on rules and can be read."""
    for entry in tree.faq:
        yield Dependent(entry.id, "faq", entry.question, f"{entry.file}:{entry.line}", entry.rules)
    for erratum in tree.errata:
        yield Dependent(erratum.id, "errata", erratum.card, f"{erratum.file}:{erratum.line}", erratum.rules)
    yield from dependent_rulings(tree)


def _changes(tree: ContentTree) -> Iterator[Finding]:
    known = tree.rule_ids
    slips: list[Finding] = []
    notes = read_changes(tree.root, told_to(slips, "changes"))
    yield from slips
    for note in notes:
        version = note.old if note.kind == "removed" else note.version
        for number in dict.fromkeys((note.first, note.last)):
            if rule_id("core", version, number) not in known:
                reason = f"core@{version}:{number} leads to a rule that does not exist"
                yield Finding("changes", f"rules/changes/{note.version}.md", reason, "Correct the number.")


def _sorted(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Each finding once, by place; of two checks that find the same, the first has it."""
    once = {(one.where, one.reason): one for one in reversed(list(findings))}
    return tuple(sorted(once.values(), key=lambda one: (one.where.rpartition(":")[0], _line(one), one.reason)))


def _line(finding: Finding) -> tuple[int, str]:
    last = finding.where.rpartition(":")[2]
    return (int(last), "") if last.isdigit() else (0, last)
