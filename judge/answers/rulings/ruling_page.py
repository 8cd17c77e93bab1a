"""A ruling of this project: its question, its answer, what it rests on, and its scenarios with what they expect."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.answers.library.cited_places import hit_of, rule_text, ruling_citation
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Paragraph, line
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, Point, Points, cut
from judge.answers.page.screen_parts import Screen, answer_paragraph, beside, cited_point
from judge.content.ruling import number_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Block, Line
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.ruling import Ruling, RulingScenario

MOST_OF_A_QUESTION, MOST_OF_AN_ANSWER, MOST_BESIDES = 3, 5, 2
"""Maximum number of lines shown of a question, of its answer, and of its remarks."""
MOST_RULES = 6
LEAST_SCENARIOS = 3
"""Minimum number of scenarios shown, however long the rest is."""
_EXPECTED = re.compile(r"^\s*(?:expect|ask)\s+(.+?)\s*$", re.MULTILINE)
_REFUSED = re.compile(r"^\s*(\w[\w' ]* cannot .+?)\s*$", re.MULTILINE)


def ruling_page(library: Library, request: Request, identifier: str) -> Answer:
    """One ruling. For one of its scenarios the same page, with only that scenario."""
    found = library.ruling(identifier)
    _, number = number_of(identifier)
    citation = ruling_citation(found)
    hits = (hit_of(library, one) for one in (*found.rules, *found.sources, *(f"card:{card}" for card in found.cards)))
    return Answer(
        request.question,
        identifier,
        "ruling",
        answer=found.answer or found.title,
        citations=(citation,),
        ruling=Scenarios(found, number),
        hits=tuple(hit for hit in hits if hit.title),
        page=_screen(library, found, number),
    )


def expects(scenario: RulingScenario) -> tuple[str, ...]:
    """The expectations, questions and refusals of a scenario, as written."""
    return tuple(_EXPECTED.findall(scenario.text)) or tuple(_REFUSED.findall(scenario.text))


def _numbered(ruling: Ruling, number: int) -> Iterator[tuple[int, RulingScenario]]:
    """The scenarios of a ruling by their numbers. Only one if a number is given."""
    return ((at, one) for at, one in enumerate(ruling.scenarios, 1) if number in {0, at})


class Scenarios(NamedTuple):
    """The scenarios of a ruling in full, each with the words before it. Only one if a number is given."""

    ruling: Ruling
    number: int = 0

    def as_lines(self) -> Iterator[Line]:
        for number, one in _numbered(self.ruling, self.number):
            yield line("section", f"{self.ruling.id}!{number} ({self.ruling.file}:{one.line})")
            if one.told:
                yield line("item", one.told)
            yield line("expected", one.text.rstrip("\n"))

    def add_to(self, values: dict[str, Any]) -> None:
        values["ruling"] = ruling_values(self.ruling)


def ruling_values(ruling: Ruling) -> dict[str, Any]:
    """A ruling as plain values."""
    names = ("id", "title", "question", "answer", "more", "as_of", "file", "line")
    scenarios = [
        {
            "id": f"{ruling.id}!{number}", "line": one.line, "told": one.told, "expects": list(expects(one)),
            "text": one.text,
        }
        for number, one in enumerate(ruling.scenarios, 1)
    ]  # fmt: skip
    return {
        **{name: getattr(ruling, name) for name in names},
        **{name: list(getattr(ruling, name)) for name in ("cards", "rules", "sources", "cases")},
        "scenarios": scenarios,
    }


def _screen(library: Library, ruling: Ruling, number: int) -> Screen:
    """A ruling on a screen: its question and answer, its rules that we have, its cards, and its scenarios."""
    held = [rule for one in ruling.rules if (rule := library.find_rule(one))][:MOST_RULES]
    rules = tuple([Citation(rule.id, rule.title, rule_text(rule)) for rule in held])
    told: list[Block] = []
    if ruling.question:
        told.append(beside(cut(ruling.question, COLUMNS, MOST_OF_A_QUESTION)))
    told.append(answer_paragraph(cut(ruling.answer or ruling.title, COLUMNS, MOST_OF_AN_ANSWER)))
    if ruling.more:
        told.append(beside(cut(ruling.more, COLUMNS, MOST_BESIDES)))
    if ruling.cards:
        told.append(Paragraph(line("also", cut(f"Cards: {'; '.join(ruling.cards)}", COLUMNS - 2, 2))))
    scenarios = [Point(f"!{at}", _in_words(scenario), most=2) for at, scenario in _numbered(ruling, number)]
    title = f"Scenarios, run with the tests: judge replay '{ruling.id}!{number or 1}'"
    return Screen(
        ("ruling",),
        (
            Points("", tuple([cited_point(one, library.version, 3)._replace(rank=1) for one in rules]), "--rules"),
            Points(title, tuple(scenarios), "--all", LEAST_SCENARIOS),
        ),
        ("--rules" if rules else "", f"judge run {ruling.id}"),
        (*told, GAP_LINE),
        label=ruling.name,
        id=ruling.id,
        is_whole=True,
        takes=("--all", "--ids", "--rules"),
        texts="",
        behind=rules,
    )


def _in_words(scenario: RulingScenario) -> str:
    """The words before a scenario, and its expectations."""
    expected = "; ".join(expects(scenario))
    told = " ".join(scenario.told.split())
    return f"{told.rstrip(':.')}: {expected}" if told and expected else expected or told
