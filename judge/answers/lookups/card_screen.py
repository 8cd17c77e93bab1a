"""A card on one screen: what it does now, what changed, its rulings and rules, and where it is legal."""

from __future__ import annotations

from judge.answers.page.blocks import Paragraph, line
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, MARGIN, cut, fitted
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import beside, first_line, more_line, official, rulings, said
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More
    from judge.content.model import ErrataEntry, FaqEntry

MOST_OF_A_TEXT = 8
MOST_OF_A_CHANGE = 2
"""So many lines of what a card does, and of what it said before, are shown."""


class CardScreen(NamedTuple):
    """What the screen of a card says. ``does`` is its wording on the day asked for, ``newest`` the erratum in force.

    ``later`` are errata after that day, ``imported`` says what a newer imported erratum made of it. ``rules`` are ids.
    ``verdict`` answers what was asked about it, and stands first.
    """

    name: str
    facts: str
    banned: str
    does: str
    newest: ErrataEntry | None
    later: tuple[ErrataEntry, ...]
    imported: str
    legality: str
    rules: tuple[str, ...]
    entries: tuple[tuple[FaqEntry, str], ...]
    verdict: str = ""

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings", "--wordings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or what is asked for besides it under its first line."""
        first = first_line(answer, self.name)
        if more.flags:
            yield first
            yield from self._more(answer, more)
            return
        if answer.sections:
            yield first
            yield said(self.does)
            yield from answer.sections
            return
        head = [
            first,
            *([said(self.verdict)] if self.verdict else []),
            beside(self.facts),
            said(" ".join((self.banned, cut(self.does, COLUMNS, MOST_OF_A_TEXT))).strip()),
        ]
        head += official(answer.citations[0])
        head += map(beside, self._changes())
        if self.legality:
            head.append(beside(self.legality))
        tail = []
        if self.rules:
            numbers = ", ".join(rule_label(one, answer.rules, whole=more.ids) for one in self.rules)
            tail.append(Paragraph(line("also", cut(f"Rules: {numbers}", COLUMNS - MARGIN, 1))))
        has_errata = "--wordings" if self.newest or self.later else ""
        behind = ("--rulings" if self.entries else "", "--rules" if answer.hits else "", has_errata)
        found = rulings(self.entries, more)
        if found.points:
            head.append(GAP_LINE)
        yield from fitted(head, [found], [*tail, more_line("--all", "--ids", *behind)])

    def _changes(self) -> Iterator[str]:
        """What errata changed: the one in force, those to come on the day asked for, imported ones."""
        if self.newest:
            source = f"{self.newest.document} errata, {self.newest.kind}"
            was = f"Corrected {self.newest.date} ({source}). Before: {self.newest.before}"
            yield cut(was, COLUMNS, MOST_OF_A_CHANGE)
        if self.later:
            yield f"As printed on that day; corrected later ({self.later[0].date})."
        if self.imported:
            yield self.imported

    def _more(self, answer: Answer, more: More) -> Iterator[Block]:
        from judge.answers.page.blocks import Hits  # noqa: PLC0415 - only where the rules are asked for

        for place in answer.citations:
            is_ruling = place.id.startswith("faq@")
            if (is_ruling and more.rulings) or (not is_ruling and more.wordings):
                yield place
        if more.rule_texts and answer.hits:
            yield Hits(answer.hits, found=True)
