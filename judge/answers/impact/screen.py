"""The impact of a version on one screen: the amount of work, then each entry, or the rules with the most entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.impact.dependents import KINDS
from judge.answers.impact.impact_page import HEADS, RENUMBERED, summary
from judge.answers.impact.report import MOVED
from judge.answers.page.blocks import BETWEEN, TITLE, Paragraph, Span, line
from judge.answers.page.fit_lines import GAP_LINE, Point, Points, fitted
from judge.answers.page.screen_parts import answer_paragraph, more_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.impact.report import Affected, Impact
    from judge.answers.page.blocks import Block

MOST_ENTRIES = 40
"""If there are more entries than this, the rules that they rest on are listed instead."""
_IN_SHORT = {"citation": "citations"}
MOST_OF_AN_ENTRY = 2
"""The maximum number of lines of an entry."""


def impact_screen(impact: Impact) -> Iterator[Block]:
    """The screen. The entries without room are counted, and ``--all`` shows them."""
    names = (Span(f"Core {impact.old} -> {impact.new}", TITLE), BETWEEN, Span("impact"))
    every = len(impact.affected) + len(impact.moved)
    lists = [_by_rule(impact.affected)] if every > MOST_ENTRIES else list(_by_kind(impact))
    command = f"judge impact {impact.old} {impact.new} ID"
    head: list[Block] = [Paragraph(line("read", *names)), answer_paragraph(summary(impact)), GAP_LINE]
    yield from fitted(head, lists, [more_line("--all", "--md", command)])


def _by_kind(impact: Impact) -> Iterator[Points]:
    groups = {HEADS[kind]: [one for one in impact.affected if one.entry.kind == kind] for kind in KINDS}
    groups[RENUMBERED] = list(impact.moved)
    for title, entries in groups.items():
        yield Points(f"{title} ({len(entries)})", tuple(map(_point, entries)), "--all", least=1)


def _by_rule(entries: Sequence[Affected]) -> Points:
    """The rules that changed, each with the number of entries of each kind that rest on it, the highest numbers first.

    Rules with the same number are in the order of their first citation, so that the same question has one answer.
    """
    resting: dict[tuple[str, str], dict[str, set[str]]] = {}
    for one in entries:
        for change in dict.fromkeys(reason.change for reason in one.reasons if reason.change.fate != MOVED):
            number = ", ".join(change.after or change.before)
            resting.setdefault((number, change.fate), {}).setdefault(one.entry.kind, set()).add(one.entry.id)
    counted = {rule: {kind: len(by_kind.get(kind, ())) for kind in KINDS} for rule, by_kind in resting.items()}
    points = [
        Point(number, f"{fate}: {_counts(counts)}", most=1, rank=sum(counts.values()))
        for (number, fate), counts in counted.items()
    ]
    points.sort(key=lambda point: -point.rank)
    return Points(f"Rules that changed ({len(points)}), by what rests on them", tuple(points), "--all")


def _counts(counts: dict[str, int]) -> str:
    """``3 rulings, 1 answer``."""
    named = ((count, _IN_SHORT.get(kind) or HEADS[kind].lower()) for kind, count in counts.items() if count)
    return ", ".join(f"{count} {title.removesuffix('s') if count == 1 else title}" for count, title in named)


def _point(one: Affected) -> Point:
    """An entry with the changes of its rules. Rules that only moved are left out if others did more."""
    reasons = [reason for reason in one.reasons if one.is_only_moved or reason.change.fate != MOVED]
    fates: dict[str, list[str]] = {}
    for reason in reasons:
        fates.setdefault(reason.change.fate, []).extend(reason.change.after or reason.change.before)
    told = "; ".join(f"{fate} {', '.join(dict.fromkeys(numbers))}" for fate, numbers in fates.items())
    title = "" if one.entry.title == one.entry.id else f"{one.entry.title}: "
    return Point(one.entry.id, f"{title}{told}", most=MOST_OF_AN_ENTRY)
