"""Recognises a question about something else, even if some of its words occur in the rules by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index


BY_CHANCE = 2
"""So many words of a question that no passage understands in full may stand together in one by chance."""
HALF = 0.5
"""The share of the question's words, and of their weight, from which on they do not."""


def is_about_something_else(question: Question, index: Index, best: Iterable[int]) -> bool:
    """Whether a word of the question stands nowhere, and no passage has more than a few of the others.

    A question that names a card or a heading is about the game.
    """
    if question.cards or question.sections or not question.unknown:
        return False
    weights = {term: index.rarity(term) for term in question.said}
    whole = sum(weights.values())
    for number in best:
        held = [weight for term, weight in weights.items() if number in index.passages_with(term)]
        if len(held) > BY_CHANCE or len(held) > HALF * len(weights) or sum(held) >= HALF * whole:
            return False
    return True
