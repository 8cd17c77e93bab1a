"""A FAQ answer on one screen: the question, the short answer, and the rules it rests on."""

from __future__ import annotations

from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, Point, Points, cut, fitted, height
from judge.answers.page.labels import answer_label, rule_label, standing
from judge.answers.page.screen_parts import beside, first_line, more_line, said
from judge.content.documents import is_followed
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More
    from judge.content.library import Library
    from judge.content.model import FaqEntry, Rule

MOST_OF_A_QUESTION = 3
MOST_OF_AN_ANSWER = 9
"""So many lines of either are shown."""
MOST_RULES = 6


class RulingScreen(NamedTuple):
    """An entry of a FAQ, how its document stands, and those of its rules that are held."""

    entry: FaqEntry
    status: str
    rules: tuple[Rule, ...]

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the rules that it rests on under its first line."""
        entry, badge = self.entry, standing(self.entry, self.status)
        how = badge if is_followed(self.status) else f"{badge}; {self.status}"
        first = first_line(answer, entry.topic, label=answer_label(entry, whole=more.ids), badge=how)
        if more.flags:
            yield first
            yield from (_cited(rule) for rule in self.rules)
            return
        parts = [part for part in (entry.short, *(entry.today or entry.answer).split("\n\n")) if part]
        head = [first, beside(cut(entry.question, COLUMNS, MOST_OF_A_QUESTION)), *_as_far_as(parts)]
        if entry.superseded_by:
            head.append(beside(f"Replaced by {', '.join(entry.superseded_by)}."))
        if entry.simulated:
            head.append(beside(f"({entry.simulated.partition(' (')[0]})"))
        rules = tuple(
            Point(rule_label(rule.id, answer.rules, whole=more.ids), rule.text or rule.title) for rule in self.rules
        )
        behind = "--rules" if rules else ""
        yield from fitted([*head, GAP_LINE], [Points("", rules, "--rules")], [more_line("--all", "--ids", behind)])


def _as_far_as(parts: list[str]) -> Iterator[Block]:
    """As many paragraphs of an answer as there is room for; the first one in any case, cut where it has to be."""
    left = MOST_OF_AN_ANSWER
    for at, part in enumerate(parts):
        needed = height(part)
        if at and needed > left:
            yield beside("… (--all)")
            return
        yield said(cut(part, COLUMNS, left)) if not at else beside(part)
        left -= needed


def ruling_screen(library: Library, entry: FaqEntry) -> RulingScreen:
    """The screen of an entry; rules of versions whose text is not held are left out."""
    rules = (library.find_rule(identifier) for identifier in entry.rules)
    return RulingScreen(entry, library.status(entry.id), tuple(rule for rule in rules if rule)[:MOST_RULES])


def _cited(rule: Rule) -> Block:
    from judge.answers.library.cited_places import rule_text  # noqa: PLC0415 - only where the texts are asked for
    from judge.answers.page.blocks import Citation  # noqa: PLC0415 - the same

    return Citation(rule.id, rule.title, rule_text(rule))
