"""How sure it is that the best place of a search answers the question.

Two things tell it: how like the question one of its lines of people's words is (``likeness.py``), and how far it is
ahead of the best place of another section. Neither does alone. The weights and bounds were fitted on the open questions
of ``bench/queries`` that name no card (decision 30).
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from judge.index.likeness import Likeness
from judge.index.passages import asked_lines
from judge.index.ranking import section_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index

LIKE = 2.3
"""The weight of the likeness of the nearest line."""
AHEAD = 3.5
"""The weight of the logarithm of how many times the score of the next section the first place has."""
ALONE = 2.0
"""How many times the score of nothing a place has that is alone."""
SURE = 2.6
"""From here on the first place is the answer: so it was for nine of ten questions, which were half of all."""
PERHAPS = 1.7
"""From here on it may be: so it was for six of ten of those that are not sure."""
NEXT = 0.8
"""The share of its score that another place of the same section must have to be told with it."""


def sureness(library: Library, index: Index, question: Question, places: Sequence[Place]) -> float:
    """How sure it is that the first place answers the question, to be compared with ``SURE`` and ``PERHAPS``."""
    first, *others = places
    beside = next((place.score for place in others if section_of(place.id) != section_of(first.id)), 0.0)
    ahead = min(first.score / beside, ALONE) if beside else ALONE
    like = Likeness(question.text, question.said, index.rarity).by_all(asked_lines(library, first.id))
    return LIKE * like + AHEAD * log(ahead)


def told_together(places: Sequence[Place]) -> tuple[str, ...]:
    """The first place, and the next one of its section if that is nearly as good: which of the two, no score tells."""
    first, *others = places
    near = (one for one in others[:3] if section_of(one.id) == section_of(first.id))
    beside = next((one for one in near if one.score >= first.score * NEXT), None)
    return (first.id, beside.id) if beside else (first.id,)
