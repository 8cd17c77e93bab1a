"""An imported rule on one screen: what it says, what happened to it, and the rules below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import Path
from judge.answers.page.fit_lines import GAP_LINE, Point, Points, fitted
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import beside, first_line, more_line, official, said, see_also, words_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Citation
    from judge.answers.page.how_much import More

_RULES = ("core@", "tournament@")


class ImportedScreen(NamedTuple):
    """The screen of a rule whose edition has no words of ours, under its heading; it shows what the answer cites."""

    heading: str

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the texts that are asked for under its first line."""
        asked, *others = answer.citations
        label = rule_label(asked.id, answer.rules, whole=more.ids)
        first = first_line(answer, self.heading, label=label, badge=asked.status)
        if more.flags:
            yield first
            for one in answer.citations:
                if more.rule_texts if one.id.startswith(_RULES) else more.rulings:
                    yield one
            return
        head: list[Block] = [first]
        if answer.details:
            head.append(Path(answer.details))
        head.append(said(answer.answer))
        if asked.note:
            head.append(beside(f"({asked.note})"))
        if asked.text != asked.title:
            head += official(asked)
        head.append(GAP_LINE)
        rules = [one for one in others if one.id.startswith(_RULES)]
        rulings = [one for one in others if not one.id.startswith(_RULES)]
        points = [_point(asked, answer, more)._replace(is_asked=True, most=9, rank=1)]
        points += [_point(one, answer, more) for one in rules]
        title = "Official text" if asked.text == asked.title else ""
        lists = [
            Points(title, tuple(points), "--rules", 1),
            Points("Rulings", tuple(_point(one, answer, more) for one in rulings), "--rulings", 1),
        ]
        yield from fitted(head, lists, [*see_also(answer.hits, answer, more), more_line("--all", "--ids", "--rules")])


def _point(place: Citation, answer: Answer, more: More) -> Point:
    """A rule in our words where they still hold, else in the official ones; a ruling as it is."""
    return Point(rule_label(place.id, answer.rules, whole=more.ids), words_of(place), most=3)
