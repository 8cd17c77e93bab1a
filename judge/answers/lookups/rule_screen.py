"""A rule, a section or a keyword on one screen: what it says, what is below it, the rulings that rest on it."""

from __future__ import annotations

from judge.answers.library.cited_places import opening, rule_citation
from judge.answers.library.faq_patches import in_short
from judge.answers.page.blocks import Path
from judge.answers.page.fit_lines import GAP_LINE, Point, Points, fitted
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import (
    beside,
    cited_point,
    examples_of,
    first_line,
    more_line,
    official,
    rulings,
    said,
    see_also,
    words_of,
)
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.library.cited_places import RulePlaces
    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Citation
    from judge.answers.page.how_much import More
    from judge.content.library import Library
    from judge.content.model import FaqEntry, Rule

ASKED = 1000
"""The rank of the rule that was asked for."""
FOR_A_RULING, FOR_A_LEVEL = 2, 3
"""What a ruling that rests on a subrule counts for it, and each level that it is below against it."""


_RULES = ("core@", "tournament@")


class RuleScreen(NamedTuple):
    """What the screen of a rule knows besides its answer, whose first citation is the rule that was asked for.

    ``verdict`` stands on top, where it is not the text of that rule itself; ``source`` is the id of the rule that it is
    taken from. ``above`` is the rule above it, where that has words. ``others`` are what the number
    means in other versions; all other rules that are cited are below it.
    """

    verdict: str = ""
    source: str = ""
    kind: str = ""
    is_heading: bool = False
    above: Citation | None = None
    others: tuple[Citation, ...] = ()
    entries: tuple[tuple[FaqEntry, str], ...] = ()
    meanings: str = ""

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The screen, or the texts that are asked for under its first line."""
        asked = answer.citations[0]
        label = rule_label(asked.id, answer.rules, whole=more.ids)
        head: list[Block] = [first_line(answer, asked.title, *self._kinds(), label=label, badge=asked.status)]
        if more.flags:
            yield from head
            yield from self._more(answer, more)
            return
        if self.meanings:
            head.append(beside(self.meanings if more.ids else self.meanings.replace(f"core@{answer.rules}:", "")))
        if answer.details and not self.is_heading:
            head.append(Path(answer.details))
        if self.verdict:
            source = f" ({rule_label(self.source, answer.rules, whole=more.ids)})" if self.source else ""
            head.append(said(f"{self.verdict}{source}"))
        if asked.note:
            head.append(beside(f"({asked.note})"))
        head += official(asked)
        below = self._below(answer, more)
        if below.points:
            head.append(GAP_LINE)
        others = [cited_point(one, answer.rules, whole=more.ids, most=2) for one in self.others]
        lists = (below, Points("The number besides", tuple(others), "--all", 1), rulings(self.entries, more))
        hits = [hit for hit in answer.hits if hit.id not in {one.id for one in self.others}]
        tail = [] if self._is_chapter(answer) else [*see_also(hits, answer, more)]
        number = label.removeprefix("TR ")
        behind = ("--rules", "--rulings" if self.entries else "", f"judge history {number}" if number == label else "")
        yield from fitted(head, lists, [*tail, more_line("--all", "--ids", *behind)])

    def _kinds(self) -> tuple[str, ...]:
        return (self.kind,) if self.kind else ()

    def _is_chapter(self, answer: Answer) -> bool:
        """Whether there is nothing to say but what its sections are."""
        return self.is_heading and not self._cited_below(answer) and bool(answer.hits)

    def _below(self, answer: Answer, more: More) -> Points:
        """The rule above the one asked for, that one, and those below it, by what their numbers end with."""
        asked = answer.citations[0]
        if self._is_chapter(answer):
            sections = [
                Point(rule_label(hit.id, answer.rules, whole=more.ids), hit.title, most=1) for hit in answer.hits
            ]
            return Points("", tuple(sections), "--all")
        points = []
        if self.above:
            points.append(self._point(self.above, answer, more)._replace(most=1, rank=ASKED - 1))
        if not self.is_heading:
            points.append(self._point(asked, answer, more)._replace(is_asked=True, most=9, rank=ASKED))
        below = [one for one in self._cited_below(answer) if one.id != self.source]
        points += [self._point(one, answer, more)._replace(rank=self._rank(one)) for one in below]
        if not self.is_heading:
            points += [Point("e.g.", one.partition(": ")[2], most=4, rank=-ASKED) for one in examples_of(asked)]
        return Points("", tuple(points), "--rules", 4)

    def _cited_below(self, answer: Answer) -> list[Citation]:
        others = {one.id for one in self.others}
        return [one for one in answer.citations[1:] if one.id.startswith(_RULES) and one.id not in others]

    def _point(self, place: Citation, answer: Answer, more: More) -> Point:
        asked = answer.citations[0]
        ending = place.id.removeprefix(_section(asked.id))
        label = (
            ending if ending.startswith(".") and not more.ids else rule_label(place.id, answer.rules, whole=more.ids)
        )
        note = f" ({place.note})" if place.note and place is not asked else ""
        return Point(label, f"{words_of(place)}{note}")

    def _rank(self, place: Citation) -> int:
        resting = sum(place.id in entry.rules for entry, _ in self.entries)
        return FOR_A_RULING * resting - FOR_A_LEVEL * place.id.partition(":")[2].count(".")

    def _more(self, answer: Answer, more: More) -> Iterator[Block]:
        for one in answer.citations:
            is_ruling = one.id.startswith("faq@")
            if (is_ruling and more.rulings) or (not is_ruling and more.rule_texts):
                yield one


def rule_screen(
    library: Library, rule: Rule, places: RulePlaces, meanings: str = "", others: Sequence[Citation] = ()
) -> RuleScreen:
    """The screen of a rule, from what is cited for it; ``meanings`` says what else its number means."""
    does, source = library.what_it_does(rule.id) if rule.heading else ("", "")
    kind = "keyword" if source else ""
    if rule.heading and not does and not rule.text and rule.children and (first := library.find_rule(rule.children[0])):
        does, source = (first.text, first.id) if not first.heading else ("", "")
    told = in_short(library, rule.id, places.rule.id, "")
    parent = library.find_rule(rule.parent) if rule.parent and not rule.heading else None
    above = rule_citation(library, parent, parent.id, "") if parent and parent.text else None
    return RuleScreen(
        told or does or (rule.text if rule.heading else ""),
        "" if told else source,
        kind,
        rule.heading,
        above,
        tuple(_with_opening(library, one) for one in others),
        places.entries,
        meanings,
    )


def _with_opening(library: Library, place: Citation) -> Citation:
    """Another meaning by its title, how it begins, and what there is to say about its number."""
    rule = library.find_rule(place.id)
    words = opening(library, rule) if rule and place.text == place.title else words_of(place)
    return place._replace(text=f"{place.title}: {words}" if words else place.title)


def _section(identifier: str) -> str:
    """The id of the section of a rule: ``core@1.4:428`` of ``core@1.4:428.1.a``."""
    document, _, number = identifier.partition(":")
    return f"{document}:{number[:3]}"
