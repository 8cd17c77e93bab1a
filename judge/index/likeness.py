"""How like a question the lines of people's words are: in terms, in small words, and letter by letter.

What a passage is about its terms tell; what is asked about it, small words tell (who, before, can i, what happens if)
and forms of words, which a search by terms leaves out.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

SAME_TERMS = 0.3
"""What a line counts that has the same terms as the question, no more and no less."""
SAME_WORDS = 0.8
"""What it counts besides if the small words are the same, too."""
SAME_LETTERS = 0.6
"""What it counts besides if it has the same pieces of words."""
SMALL = 2.0
"""The weight of a small word; that of a term is its rarity."""
PIECE = 3
"""So many letters, the spaces between words included, are a piece."""


class Likeness:
    """A question with which lines are compared: its text, its terms, and the weight of any term."""

    def __init__(self, text: str, terms: Collection[str], weight: Callable[[str], float]) -> None:
        spoken = words(text)
        self._terms = frozenset(terms)
        self._small = STOP_WORDS.intersection(spoken)
        self._pieces = _pieces(spoken)
        self._weight = cache(weight)
        self._whole = sum(map(weight, self._terms))

    def by_terms(self, lines: Iterable[str]) -> float:
        """What the line counts that has most of the question's terms and fewest others."""
        return max([SAME_TERMS * _share(*self._shared(_read(line))) for line in lines], default=0.0)

    def by_all(self, lines: Iterable[str]) -> float:
        """What the line counts that has most of the question's words and fewest others, with its letters."""
        best, said = max([(self._by_words(line), line.spoken) for line in map(_read, lines)], default=(0.0, []))
        pieces = _pieces(said)
        return best + SAME_LETTERS * _share(len(pieces & self._pieces), len(pieces) + len(self._pieces))

    def _by_words(self, line: _Line) -> float:
        shared, both = self._shared(line)
        alike = len(line.small & self._small)
        with_small = _share(shared + SMALL * alike, both + SMALL * (len(line.small) + len(self._small)))
        return SAME_TERMS * _share(shared, both) + SAME_WORDS * with_small

    def _shared(self, line: _Line) -> tuple[float, float]:
        """The weight of the terms that a line and the question share, and of what each has, added up."""
        weight = self._weight
        return sum(map(weight, line.terms & self._terms)), sum(map(weight, line.terms)) + self._whole


class _Line(NamedTuple):
    """A line of people's words, read: its words in order, its terms, and its small words."""

    spoken: list[str]
    terms: frozenset[str]
    small: frozenset[str]


@cache
def _read(line: str) -> _Line:
    spoken = words(line)
    said = frozenset(spoken)
    return _Line(spoken, frozenset(map(stemmed, said - STOP_WORDS)), said & STOP_WORDS)


def _pieces(spoken: list[str]) -> set[str]:
    written = f" {' '.join(spoken)} "
    return {written[at : at + PIECE] for at in range(len(written) - PIECE + 1)}


def _share(shared: float, both: float) -> float:
    """What is shared, in relation to the mean of what each has (Dice's coefficient)."""
    return 2 * shared / both if both else 0.0
