"""Rulings that a question in words finds, in a list of their own: so they never push rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.listed_rulings import ListedRuling
from judge.content.ruling import number_of
from judge.content.signed_lines import signed
from judge.index.likeness import Likeness
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.content.ruling import Ruling
    from judge.content.signed_lines import SignedLine
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index

COMPARED = 10
"""How many of the best rulings are read, with their lines."""
NEAR = 3
"""How many of the best places count as rules that a ruling should rest on."""
RESTS_ON_THEM = 1.3
"""The factor for a ruling that rests on one of them, on what is above or below it."""
MOST = 5
BESIDE = 0.9
"""How similar to the question a line of a ruling must be if the ruling does not rest on one of the best rules."""


class RulingFound(NamedTuple):
    """A ruling with the scenario whose words fit best (0: the whole), its score, and the line most like the question.

    ``is_near`` says that it rests on one of the best rules, ``like`` how like the line is (``likeness.py``).
    """

    ruling: Ruling
    number: int
    score: float
    line: SignedLine
    like: float
    is_near: bool

    @property
    def listed(self) -> ListedRuling:
        """The same in a list."""
        return ListedRuling(self.ruling, self.number)


def rulings_found(
    library: Library, index: Index, question: Question, places: Sequence[Place]
) -> tuple[RulingFound, ...]:
    """The rulings that fit a question, best first."""
    rulings = index.rulings
    best: dict[str, tuple[float, int]] = {}
    about = {one for card in question.cards for one in library.resting_on(f"card:{card}")}
    for number, score in rulings.search(question.wanted):
        identifier, scenario = number_of(rulings.ids[number])
        if identifier not in best and (not about or identifier in about):
            if len(best) == COMPARED:
                break
            best[identifier] = score, scenario
    near = [place.id for place in places[:NEAR]]
    likeness = Likeness(question.text, question.said, index.rarity)
    found = []
    for identifier, (score, number) in best.items():
        one = library.ruling(identifier)
        listed = ListedRuling(one, number)
        if not listed.is_told or not all(listed.is_about(card) for card in question.cards[:1]):
            continue
        is_near = any(rests_on(one, place) for place in near)
        lines = [signed(line) for line in one.asked]
        like, at = max([(likeness.by_all([line.text]), at) for at, line in enumerate(lines)], default=(0.0, -1))
        weight = score * (1 + like) * (RESTS_ON_THEM if is_near else 1)
        found.append(RulingFound(one, number, weight, lines[at] if lines else signed(""), like, is_near))
    return tuple(sorted(found, key=lambda one: (-one.score, one.ruling.id))[:MOST])


def is_beside(found: RulingFound, first: str) -> bool:
    """Whether a ruling is shown: not if it is beside the point, and none if the ``first`` place is policy."""
    return found.is_near or (found.like >= BESIDE and not first.startswith("tournament@"))


def rests_on(ruling: Ruling, place: str) -> bool:
    """Whether a ruling rests on a rule, on one above it or on one below it."""
    return any(is_family(rule, place) for rule in ruling.rules)


def is_family(one: str, other: str) -> bool:
    """Whether two rules are the same, or one of them is above the other."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")
