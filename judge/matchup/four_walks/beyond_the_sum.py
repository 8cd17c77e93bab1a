"""What is not the sum of two texts: the facts of a board with both, without the one, without the other, without both.

A number interacts where one text adds to it another amount with the other than without it; anything else where its
values are not explained by one of the two texts alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.points.fact_table import NOT_THERE, Cell, Facts, Row
from judge.matchup.points.facts_of_a_walk import AskingOrder, FactKind, WalkFact
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.walks.explorer import Walk

TRIGGERED = "times that {} triggers"
_LASTING = frozenset({AskingOrder.DEATH, AskingOrder.PLACE, AskingOrder.COST, AskingOrder.CARDS, AskingOrder.COUNTERED})
"""Facts that also say something of what is not there, or no longer."""
_TOLD_AS_NUMBER = (": XP", ": buffs")


class Differing(NamedTuple):
    """A fact that is not the sum of two texts: with both, without the first, without the second, without both."""

    fact: WalkFact
    both: Cell
    without_one: Cell
    without_other: Cell
    neither: Cell

    def row(self, *, first_left_out: bool) -> Row:
        """The fact with both texts, and without one of them."""
        there = self.without_one if first_left_out else self.without_other
        return Row(self.fact.words, self.fact.asked, self.fact.about, self.both, there)


class SeenFacts:
    """The facts of one walk, with the number of times that each object's abilities trigger."""

    def __init__(self, walked: Walk) -> None:
        self.facts = Facts(walked)
        for edge, events in self.facts.lines.edges_with_events():
            for event in events:
                if event.kind is Happened.ABILITY_TRIGGERED:
                    fact = WalkFact(AskingOrder.STATE, FactKind.NUMBER, TRIGGERED.format(event.name), event.name)
                    here = self.facts.told.setdefault(fact, {})
                    here[id(edge)] = here.get(id(edge), 0) + 1
        self.told = {fact: self.facts.cell(fact) for fact in self.facts.told if _counts(fact)}

    def cell(self, fact: WalkFact) -> Cell:
        """The values of a fact."""
        return self.told.get(fact) or self.facts.cell(fact)


def _counts(fact: WalkFact) -> bool:
    if fact.words.endswith(" triggers") and fact.told is FactKind.HAPPENS:
        return False  # how often is counted
    return fact.asked is not AskingOrder.BOOKKEEPING or fact.words.endswith(_TOLD_AS_NUMBER)


def differing(
    both: SeenFacts, without_one: SeenFacts, without_other: SeenFacts, neither: SeenFacts
) -> Iterator[Differing]:
    """The facts that are not the sum of the two texts, in the order in which a judge asks."""
    walks = (both, without_one, without_other, neither)
    facts = {fact for walked in walks for fact in walked.told}
    for fact in sorted(facts, key=lambda one: (one.asked.value, one.words)):
        found = Differing(fact, *(walked.cell(fact) for walked in walks))
        if _is_more_than_the_sum(found):
            yield found


def _is_more_than_the_sum(found: Differing) -> bool:
    b, x, y, n = (cell.words for cell in found[1:])
    if NOT_THERE in (b, x, y, n) and found.fact.asked not in _LASTING:
        return False
    if found.fact.told is FactKind.NUMBER and not all(one.isdigit() for one in (b, x, y, n)):
        return False  # several numbers on the lines of one walk
    if all(one.isdigit() for one in (b, x, y, n)):
        return int(b) - int(x) != int(y) - int(n)
    return not ((b == x and y == n) or (b == y and x == n) or b == x == y)
