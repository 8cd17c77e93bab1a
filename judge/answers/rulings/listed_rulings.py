"""Rulings of this project beside a rule, a card or a search, each with its question: yes alone says nothing."""

from __future__ import annotations

from judge.answers.page.blocks import ID, RULES, Span, line
from judge.answers.page.fit_lines import Point, Points
from judge.answers.rulings.ruling_ids_on_rules import ids_on_rules
from judge.content.ids import RULING, slug
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from judge.answers.page.blocks import Line
    from judge.content.library import Library
    from judge.content.ruling import Ruling

MOST = 6
"""So many rulings stand beside a rule or a card."""
ON_A_PAGE = 2
"""So many of them stand on the screen of a page."""
LINES = 3
"""So many lines each of them has at most."""


class ListedRuling(NamedTuple):
    """A ruling, and the number of the scenario that is meant, or 0 for the whole ruling."""

    ruling: Ruling
    number: int = 0

    @property
    def id(self) -> str:
        """The id of the ruling or of its scenario, by which it can be replayed."""
        return f"{self.ruling.id}!{self.number}" if self.number else self.ruling.id

    @property
    def name(self) -> str:
        """The id without what all ids of rulings begin with."""
        return self.id.removeprefix(RULING)

    @property
    def words(self) -> str:
        """Its question and its answer."""
        return f"{self.ruling.question} {self.ruling.answer}"

    @property
    def is_told(self) -> bool:
        """Whether it has both a question and an answer: an answer is never shown without its question."""
        return bool(self.ruling.question and self.ruling.answer)

    def is_about(self, card: str) -> bool:
        """Whether it is about a card, and does not only use it in a scenario."""
        return slug(card) in self.ruling.name or card in f"{self.ruling.title} {self.words}"


class ListedRulings(NamedTuple):
    """Rulings, of which the first ``most`` stand on a screen."""

    found: tuple[ListedRuling, ...]
    most: int = MOST

    def as_lines(self) -> Iterator[Line]:
        """The question and the answer of each, with the id that replays it."""
        for one in self.found[: self.most]:
            many = len(one.ruling.scenarios)
            played = f"played, {many} scenario{'s' * (many != 1)}; replay {one.id}{'' if one.number else '!1'}"
            yield line("found", Span("Ruling", ID), Span(" "), Span(one.ruling.question))
            yield line("below", one.ruling.answer)
            yield line("below", Span(played, RULES))

    def add_to(self, values: dict[str, Any]) -> None:
        values["rulings"] = [
            {
                "id": one.id, "title": one.ruling.title, "question": one.ruling.question, "answer": one.ruling.answer,
                "scenarios": len(one.ruling.scenarios),
            }
            for one in self.found
        ]  # fmt: skip

    def as_points(self) -> Points:
        """The first of them as a list of a page."""
        points = [Point(one.name, one.words, most=LINES, id=one.id, is_answer=True) for one in self.found[:ON_A_PAGE]]
        return Points("Rulings of this project, played", tuple(points), "--all", 0, max(0, len(self.found) - ON_A_PAGE))


def rulings_on_rules(library: Library, rules: Iterable[str]) -> ListedRulings:
    """The rulings that rest on one of these rules and answer a question, those of no card first."""
    return _listed(library, ids_on_rules(library, rules))


def rulings_on_card(library: Library, card: str) -> ListedRulings:
    """The rulings about a card, without those that only use it in their scenarios."""
    return _listed(library, library.resting_on(f"card:{card}"), card)


def _listed(library: Library, ids: Iterable[str], card: str = "") -> ListedRulings:
    found: list[ListedRuling] = []
    for identifier in ids:
        one = ListedRuling(library.ruling(identifier))
        if one.is_told and (not card or one.is_about(card)):
            found.append(one)
        if len(found) == MOST:
            break
    return ListedRulings(tuple(found))
