"""Errata on one screen: what a card says now, what changed, and where that makes a difference in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.documents.errata_wordings import change_in_short, wordings_of
from judge.answers.library.imported_places import IMPORTED
from judge.answers.page.blocks import Paragraph, line
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, MARGIN, Point, Points, cut, fitted
from judge.answers.page.labels import rule_label
from judge.answers.page.listed_screen import ListScreen, Row
from judge.answers.page.screen_parts import beside, first_line, more_line, official, said
from judge.content.documents import is_followed
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More
    from judge.content.library import Library
    from judge.content.model import ErrataEntry, Rule

MOST_OF_A_TEXT = 5
MOST_OF_A_CHANGE = 3
MOST_OF_A_REASON = 2
"""So many lines of what a card says, of what changed in it, and of why, are shown."""


class ErrataScreen(NamedTuple):
    """What the screen of a card's errata says: the newest one, its changed words, and those that it replaced.

    ``change`` is "" where the two texts have too little in common. ``situation`` and ``outcomes`` are a scenario in
    which the wordings differ. ``rules`` are those that are held. ``verdict`` answers what was asked, before its words.
    """

    entry: ErrataEntry
    badge: str
    change: str = ""
    earlier: tuple[ErrataEntry, ...] = ()
    situation: str = ""
    outcomes: tuple[tuple[str, str], ...] = ()
    rules: tuple[Rule, ...] = ()
    verdict: str = ""

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the rules that bear on it under its first line."""
        entry = self.entry
        label = entry.id if more.ids else ""
        first = first_line(answer, entry.card, f"errata {entry.date}", label=label, badge=self.badge)
        if more.flags:
            yield first
            yield from _texts(self.rules)
            return
        head = [first, said(f"{self.verdict} {cut(entry.after, COLUMNS, MOST_OF_A_TEXT)}".lstrip())]
        head += official(answer.citations[0])
        head += map(beside, self._told())
        if self.situation:
            head += [GAP_LINE, beside(cut(f"Where it differs: {self.situation}", COLUMNS, MOST_OF_A_CHANGE))]
        rows = tuple(Point(wording, told) for wording, told in self.outcomes)
        tail = []
        if self.rules:
            numbers = ", ".join(rule_label(one.id, answer.rules, whole=more.ids) for one in self.rules)
            tail.append(Paragraph(line("also", cut(f"Rules: {numbers}", COLUMNS - MARGIN, 1))))
        rules = "--rules" if self.rules else ""
        yield from fitted(
            head, [Points("", rows, "--all")], [*tail, more_line("--all", "--ids", rules, f"judge card {entry.card}")]
        )

    def _told(self) -> Iterator[str]:
        """What kind of erratum it is, what changed, why, what came later, and the errata before it."""
        entry = self.entry
        what = f"Corrected {entry.date} ({entry.document} errata, {entry.kind})."
        if entry.announced:
            what = f"Announced {entry.date}, and never carried by a bulletin."
        was = f"Changed: {self.change}" if self.change else f"Before: {entry.before}"
        yield cut(f"{what} {was}", COLUMNS, MOST_OF_A_CHANGE)
        for title, text in (("Why", entry.why), ("Later", entry.later)):
            if text:
                yield cut(f"{title}: {text}", COLUMNS, MOST_OF_A_REASON)
        for one in self.earlier:
            yield cut(f"Earlier, {one.date} ({one.kind}): {one.after}", COLUMNS, MOST_OF_A_REASON)


def _texts(rules: Sequence[Rule]) -> Iterator[Block]:
    from judge.answers.library.cited_places import rule_text  # noqa: PLC0415 - the same
    from judge.answers.page.blocks import Citation  # noqa: PLC0415 - only where the texts are asked for

    return (Citation(rule.id, rule.title, rule_text(rule)) for rule in rules)


def erratum_screen(library: Library, entry: ErrataEntry, status: str) -> ErrataScreen:
    """The screen of an erratum by itself."""
    return ErrataScreen(
        entry,
        _badge(entry, status),
        change_in_short(wordings_of(library, entry)),
        rules=tuple(rule for one in entry.rules if (rule := library.find_rule(one))),
    )


def bulletin_screen(library: Library, names: tuple[str, ...], entries: Sequence[ErrataEntry]) -> ListScreen:
    """The cards that a bulletin corrected, or several, each with what changed in a line."""
    rows = []
    for entry in entries:
        change = change_in_short(wordings_of(library, entry)) or f"now: {entry.after}"
        status = "" if entry.kind == IMPORTED else library.status(entry.id)
        rows.append(Row(entry.id, entry.card, change, _badge(entry, status), most=2))
    return ListScreen(names, (("", tuple(rows)),), ("judge errata CARD",))


def _badge(entry: ErrataEntry, status: str) -> str:
    """How an erratum stands, where that needs saying."""
    if entry.announced:
        return "announced"
    return "" if is_followed(status) else status
