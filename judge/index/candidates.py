"""The passages that may answer a question, with their scores.

They are raised for a line of people's words that says the same, and rules for the cards that they perform.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.card_rules import with_card_rules
from judge.index.passages import asked_lines
from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index

CANDIDATES = 120
"""So many passages are ranked."""
COMPARED = 40
"""Of so many of the best passages the lines are read."""
SAME = 0.3
"""What a passage gains, as a share of its score, with a line that says no more and no less than the question."""


def candidates(
    library: Library,
    index: Index,
    question: Question,
    found: Sequence[tuple[str, float]],
    lines: Callable[[str], Iterable[str]] | None = None,
) -> list[tuple[str, float]]:
    """The best of what the index ``found``, as pairs of id and score, with the scores raised.

    The rules that the question's cards are performed by are among them whether they were found or not.

    The index counts the words of all lines of a passage together. Here the one line that is most like the question
    counts besides, so that a rule with many lines gains nothing from words that stand apart in them. ``lines`` are
    those of an id if they are others than the library's.
    """
    lines_of = lines or (lambda identifier: asked_lines(library, identifier))
    known = with_card_rules(library, question.cards, found)[:CANDIDATES]
    weights = {term: index.rarity(term) for term in question.said}
    raised = [
        (identifier, score * (1 + SAME * _best_line(lines_of(identifier), weights, index)))
        for identifier, score in known[:COMPARED]
    ]
    return [*raised, *known[COMPARED:]]


def _best_line(lines: Iterable[str], weights: dict[str, float], index: Index) -> float:
    """How like the question the best line of a passage is, from 0 to 1."""
    return max((_likeness(set(terms(line)), weights, index) for line in lines), default=0.0)


def _likeness(line: Collection[str], weights: dict[str, float], index: Index) -> float:
    """The weight that a line and the question share, in relation to the mean of what they have (Dice's coefficient)."""
    shared = sum(weights[term] for term in line if term in weights)
    if not shared:
        return 0.0
    return 2 * shared / (sum(map(index.rarity, line)) + sum(weights.values()))
