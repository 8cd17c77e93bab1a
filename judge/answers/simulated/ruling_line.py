"""A written ruling in one line of a screen."""

from __future__ import annotations

from judge.answers.page.blocks import GONE, ID, REFUSED, STANDS, Span, line, shortened
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.blocks import Line

QUESTION = 80
"""The maximum number of letters of a ruling's question."""


class Ruling(NamedTuple):
    """A written ruling in one line: its id, its question, its status, and the number of further rulings."""

    id: str
    question: str
    badge: str
    stands: bool
    more: int = 0

    def as_line(self) -> Line:
        mark = REFUSED if "disagrees" in self.badge else STANDS if self.stands else GONE
        more = f" (and {self.more} more)" if self.more else ""
        question = shortened(self.question, QUESTION)
        question = f" {question}" if question else ""
        return line("ruling", Span(self.id, ID), ": ", Span(f"[{self.badge}]", mark), f"{question}{more}")
