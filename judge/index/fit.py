"""How well what was found fits a question: well, hardly, or not at all.

It is said of a question that nothing is about it only if that cannot be wrong: its words are strange but for one or
two that stand in some passage by chance. In every other doubt the nearest passages are shown, as ones that hardly fit.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index

ENOUGH = 0.4
"""The share of the question's weight that a passage must contain in order to fit well."""
BY_CHANCE = 2
"""The number of words of a question that may be together in a passage by coincidence."""
HALF = 0.5
"""The share of the question's words that are known at least where nothing fits well and it is about the rules."""


class Fit(Enum):
    """How well the best passages fit a question."""

    WELL = "well"
    HARDLY = "hardly"
    NOT = "not"


class _Held(NamedTuple):
    """What a passage has of a question: the share of its weight, its words, and words of the same families."""

    share: float
    words: int
    kin: int


def fit(question: Question, index: Index, found: Sequence[tuple[int, float]], *, keyword: bool = False) -> Fit:
    """How well the best passages, as pairs of number and score, fit the question.

    They do if one has enough of the question's weight, in more words than stand together by chance; half as much is
    enough if it names a ``keyword``. Nothing is about a question of which they have a word or two by chance, beside
    words that no passage knows: half of them where one is a heading or a term of the rules.
    """
    if not found:
        return Fit.NOT
    weights = {term: index.rarity(term) for term in question.said}
    if question.cards or not sum(weights.values()):
        return Fit.WELL
    held = [_held(weights, index, number) for number, _ in found]
    share = max(one.share for one in held)
    if keyword and share >= ENOUGH / 2:
        return Fit.WELL
    together = max(one.kin for one in held)
    if share >= ENOUGH and not _is_by_chance(question, held, together):
        return Fit.WELL
    known = sum(index.knows(term) or bool(index.families(term)) for term in weights) / len(weights)
    names = bool(question.sections) or any(map(index.is_of_the_rules, weights))
    is_near = (names and known >= HALF) or (together >= BY_CHANCE and known > HALF)
    return Fit.HARDLY if known == 1 or is_near else Fit.NOT


def _is_by_chance(question: Question, held: Iterable[_Held], together: int) -> bool:
    """Whether no passage has more of a question's words than may stand together by chance.

    A single word is enough where it is the whole question, or where it names a heading or is a number.
    """
    size = len(question.said)
    if question.unknown:
        return all(one.words <= BY_CHANCE for one in held)
    named = bool(question.sections) or any(not term.isalpha() for term in question.said)
    return together < BY_CHANCE <= size and not named


def _held(weights: dict[str, float], index: Index, number: int) -> _Held:
    terms = [term for term in weights if number in index.passages_with(term)]
    kin = (
        term in terms or any(number in index.passages_with(family) for family in index.families(term))
        for term in weights
    )
    return _Held(sum(map(weights.__getitem__, terms)) / sum(weights.values()), len(terms), sum(kin))
