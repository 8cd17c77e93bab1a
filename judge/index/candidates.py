"""The passages that a question leads to, with their scores, raised for a line of people's words that says the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.passages import asked_lines
from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index

COMPARED = 40
"""Of so many of the best passages the lines are read."""
SAME = 0.3
"""What a passage gains, as a share of its score, with a line that says no more and no less than the question."""


def candidates(
    library: Library, index: Index, question: Question, found: Sequence[tuple[str, float]]
) -> list[tuple[str, float]]:
    """What the index ``found``, as pairs of id and score, with the scores raised.

    The index counts the words of all lines of a passage together. Here the one line that is most like the question
    counts besides, so that a rule with many lines gains nothing from words that stand apart in them.
    """
    weights = {term: index.rarity(term) for term in question.said}
    raised = [
        (identifier, score * (1 + SAME * _best_line(library, identifier, weights, index)))
        for identifier, score in found[:COMPARED]
    ]
    return [*raised, *found[COMPARED:]]


def _best_line(library: Library, identifier: str, weights: dict[str, float], index: Index) -> float:
    """How like the question the best line of a passage is, from 0 to 1."""
    lines = (set(terms(line)) for line in asked_lines(library, identifier))
    return max((_likeness(line, weights, index) for line in lines), default=0.0)


def _likeness(line: Collection[str], weights: dict[str, float], index: Index) -> float:
    """The weight that a line and the question share, in relation to the mean of what they have (Dice's coefficient)."""
    shared = sum(weights[term] for term in line if term in weights)
    if not shared:
        return 0.0
    return 2 * shared / (sum(map(index.rarity, line)) + sum(weights.values()))
