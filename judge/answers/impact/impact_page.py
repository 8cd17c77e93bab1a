"""The impact of a version as a page: the amount of work, then every entry with the rules that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.impact.dependents import KINDS
from judge.answers.page.blocks import BETWEEN, GONE, ID, TITLE, Paragraph, Span, line
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.impact.report import Affected, Impact, Reason
    from judge.answers.page.blocks import Block, Line

HEADS = {
    "ruling": "Rulings",
    "faq": "Answers",
    "errata": "Errata",
    "scenario": "Scenarios",
    "citation": "Citations of the engine",
}
RENUMBERED = "Only renumbered"


class Group(NamedTuple):
    """The entries of one kind. ``old`` and ``new`` are the versions that their rules are numbered by."""

    title: str
    entries: tuple[Affected, ...]
    old: str
    new: str

    def as_lines(self) -> Iterator[Line]:
        yield line("heading", f"{self.title} ({len(self.entries)})")
        for one in self.entries:
            yield _entry(one)
            if one.entry.where.partition(":")[0] != one.entry.id:
                yield line("place", one.entry.where)
            for reason in one.reasons:
                yield line("because", self._fate_in_words(reason))

    def _fate_in_words(self, reason: Reason) -> str:
        """The fate of a rule in words: ``reworded (1.3: 428.5.d; 1.4: 428.5.e). In 1.3: …``."""
        change = reason.change
        before = " and ".join(change.before)
        after = ", ".join(change.after)
        where = f"{self.old}: {before}; {self.new}: {after}" if after else f"{self.old}: {before}"
        return f"{change.fate} ({where}). {change.note}".strip()


def _entry(one: Affected) -> Line:
    spans = [Span(one.entry.id, ID), BETWEEN, Span(one.entry.title, TITLE)]
    if review := one.reviewed:
        spans += [BETWEEN, Span(f"[reviewed against {review.version}, {review.date}]", GONE)]
    return line("affected", *spans)


def impact_page(impact: Impact) -> Iterator[Block]:
    """The blocks of the list that a maintainer works through."""
    yield Paragraph(line("verdict", summary(impact)))
    for kind in KINDS:
        if group := tuple(one for one in impact.affected if one.entry.kind == kind):
            yield Group(HEADS[kind], group, impact.old, impact.new)
    if impact.moved:
        yield Group(RENUMBERED, impact.moved, impact.old, impact.new)


def summary(impact: Impact) -> str:
    """The amount of work, in a sentence."""
    left_out = f" {impact.reviewed} reviewed." if impact.reviewed else ""
    moved = f" {len(impact.moved)} rest only on rules that moved." if impact.moved else ""
    return (
        f"{impact.old} to {impact.new}: {len(impact.affected)} of {impact.checked} entries rest on a rule that "
        f"changed.{moved}{left_out}"
    )
