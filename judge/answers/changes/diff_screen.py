"""A comparison of two documents on one screen: the counts, and its changes or the headings with the most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.change_rows import change_rows, heading_rows
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Points
from judge.answers.page.screen_parts import Screen

if TYPE_CHECKING:
    from judge.diff.report import Report

MOST_ITEMS = 40
"""Where more has changed than this, and most of it shares its heading with others, only the headings are listed."""


def diff_answer(report: Report, counted: str, hidden: tuple[str, ...]) -> Answer:
    """The changes from one document to another on one screen. ``counted`` are the counts in words."""
    items = [item for item in report.items if item.kind not in {"unchanged", *hidden}]
    version = report.new.id.partition("@")[2]
    command = f"judge diff {_typed(report.old.id)} {_typed(report.new.id)}"
    headings = () if report.section or len(items) <= MOST_ITEMS else heading_rows(items)
    rows = headings if 1 < 2 * len(headings) < len(items) else change_rows(items, version)
    section = (report.section,) if report.section else ()
    return Answer(
        question=f"{command} {report.section}".strip(),
        read_as=f"{command} {report.section}".strip(),
        kind="rule",
        answer=counted,
        page=Screen(
            (f"{report.old.title} -> {report.new.title}", *section),
            (Points("", rows),),
            ("--stat", "--side", *(() if section else (f"{command} SECTION",))),
            takes=("--all",),
        ),
    )


def _typed(identifier: str) -> str:
    """An id in its short typed form: for the core rules the version alone."""
    return identifier.removeprefix("core@")
