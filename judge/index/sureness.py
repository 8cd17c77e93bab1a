"""How sure it is that the best place of a search answers the question.

Two things tell it most: how like the question one of its lines of people's words is (``likeness.py``), and how far it
is ahead of the best place of another section. A short question says little, so more is asked of its place: each word
that tells something should stand in the text, or be what many say who mean it (``covered.py``). Where a keyword's text
says what sort of thing it is, or the keyword is another one than the question is about, it seldom answers.

All are weighed as logarithms of odds. The weights were fitted on the 780 open questions of ``bench/queries`` that name
no card, and on 84 blunt ones (decision 30).
"""

from __future__ import annotations

from math import log, log1p
from typing import TYPE_CHECKING

from judge.index.covered import is_another_keyword, is_what_a_keyword_is, least_said
from judge.index.likeness import Likeness
from judge.index.passages import asked_lines
from judge.index.ranking import section_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index

LIKE = 2.1
"""The weight of the likeness of the nearest line."""
AHEAD = 4.0
"""The weight of the logarithm of how many times the score of the next section the first place has."""
ALONE = 2.0
"""How many times the score of nothing a place has that is alone."""
LONG = 1.1
"""The weight of the logarithm of the number of words of the question that tell something."""
COVERED = 1.0
"""The weight of the share of its lines that have the least said of the words that are not in its text."""
WHAT_IT_IS = 1.6
"""What a place loses that says of which sort a keyword is."""
ANOTHER_KEYWORD = 1.4
"""What a place loses that is about a keyword of which the question has nothing."""
TOURNAMENT = 0.75
"""What a tournament rule has ahead: what is asked about events is said in fewer ways, and in fewer places."""
BEFORE = -3.7
"""The logarithm of the odds before anything of this is known."""
SURE = 1.2
"""From here on the first place is the answer."""
PERHAPS = 0.3
"""From here on it may be."""
NEXT = 0.8
"""The share of its score that another place of the same section must have to be told with it."""


def sureness(library: Library, index: Index, question: Question, places: Sequence[Place]) -> float:
    """How sure it is that the first place answers the question, to be compared with ``SURE`` and ``PERHAPS``."""
    first, *others = places
    beside = next((place.score for place in others if section_of(place.id) != section_of(first.id)), 0.0)
    ahead = min(first.score / beside, ALONE) if beside else ALONE
    like = Likeness(question.text, question.said, index.rarity).by_all(asked_lines(library, first.id))
    telling = [term for term in question.said if index.tells(term)]
    return (
        BEFORE
        + LIKE * like
        + AHEAD * log(ahead)
        + LONG * log1p(len(telling))
        + COVERED * least_said(library, index, telling, first.id)
        + TOURNAMENT * first.id.startswith("tournament@")
        - WHAT_IT_IS * is_what_a_keyword_is(library, first.id)
        - ANOTHER_KEYWORD * is_another_keyword(library, index, question, first.id)
    )


def told_together(places: Sequence[Place]) -> tuple[str, ...]:
    """The first place, and the next one of its section if that is nearly as good: which of the two, no score tells."""
    first, *others = places
    near = (one for one in others[:3] if section_of(one.id) == section_of(first.id))
    beside = next((one for one in near if one.score >= first.score * NEXT), None)
    return (first.id, beside.id) if beside else (first.id,)
