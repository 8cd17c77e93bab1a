"""An infraction on one screen: its penalty, when it is upgraded, the remedy, the rules."""

from __future__ import annotations

from judge.answers.page.fit_lines import GAP_LINE, Points, fitted
from judge.answers.page.screen_parts import beside, cited_point, first_line, more_line, said
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More


class InfractionScreen(NamedTuple):
    """An infraction: its name, the penalty, and what is to be said of it in sentences of their own."""

    name: str
    penalty: str
    besides: tuple[str, ...]

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the texts of its rules under its first line."""
        rule = answer.citations[0]
        first = first_line(answer, self.name, "infraction", badge=rule.status)
        if more.flags:
            yield first
            yield from answer.citations
            return
        note = [beside(f"({rule.note})")] if rule.note else []
        head = [first, *note, said(f"{self.penalty}."), *map(beside, self.besides), GAP_LINE]
        rules = [cited_point(place, answer.rules, whole=more.ids) for place in answer.citations]
        yield from fitted(head, [Points("", tuple(rules), "--rules")], [more_line("--all", "--ids", "--rules")])
