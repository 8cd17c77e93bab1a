"""Two pages on one screen, if nothing can be computed: the text of each, and the rulings on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import BETWEEN, ID, TITLE, Paragraph, Span, line
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, Points, cut, fitted
from judge.answers.page.screen_parts import answer_paragraph, beside, more_line
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.fit_lines import Point
    from judge.answers.page.how_much import More

NOT_COMPUTED = "What they come to together is not computed."
MOST_OF_A_TEXT = 4
"""The maximum number of lines of each text."""


class OnePage(NamedTuple):
    """One of the pages: its name, its text, the number of a rule, the rules below it, the rulings that rest on it."""

    name: str
    says: str
    label: str
    rules: tuple[Point, ...]
    rulings: tuple[Point, ...]

    @property
    def called(self) -> str:
        return f"{self.label} {self.name}".strip()

    @property
    def spans(self) -> tuple[Span, ...]:
        """The number and the name for the first line."""
        number = (Span(self.label, ID), Span(" ")) if self.label else ()
        return (*number, Span(self.name, TITLE))

    @property
    def lists(self) -> tuple[Points, ...]:
        """The rules below a page and its rulings, each under the name of the page."""
        return (
            Points(f"Rules of {self.called}", self.rules, "--rules", 1),
            Points(f"Rulings on {self.called}", self.rulings, "--rulings", 1),
        )


class BesideScreen(NamedTuple):
    """The screen of a card and a rule, of two rules, or of more of these."""

    pages: tuple[OnePage, ...]

    @property
    def listed(self) -> frozenset[str]:
        """The ids that are on it whatever the limit on hits is: none."""
        return frozenset()

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen. If texts are asked for, its first line with those texts under it."""
        names = [span for page in self.pages for span in (Span(" x "), *page.spans)]
        first = Paragraph(line("read", *names[1:], BETWEEN, answer.short_version_line))
        if more.flags:
            yield first
            for one in answer.citations:
                if more.rulings if one.id.startswith("faq@") else more.rule_texts:
                    yield one
            return
        head: list[Block] = [first, answer_paragraph(NOT_COMPUTED)]
        for page in self.pages:
            head += [GAP_LINE, beside(cut(f"{page.called}: {page.says}", COLUMNS, MOST_OF_A_TEXT))]
        lists = [one.in_full() if more.ids else one for page in self.pages for one in page.lists]
        yield from fitted(head, lists, [more_line("--all", "--ids", "--rules", "--rulings")])
