"""A search for a line of people's words as if no entry had it: which place is the best for it then."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from judge.index.bm25 import scores
from judge.index.candidates import candidates
from judge.index.passages import asked_lines
from judge.index.query import parse_question
from judge.index.ranking import rank
from judge.index.whoosh_schema import ASKED_BOOST
from judge.index.words import terms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index


def places_without(
    library: Library, index: Index, ids: Sequence[str], tournament: range, *, number: int, line: str
) -> tuple[Question, list[Place]]:
    """The places for a line of the passage with this number in ``ids``, counted without the line itself.

    How rare each word is stays as it is, and how long the passage is.
    """
    own = ids[number]
    less: defaultdict[str, float] = defaultdict(float)
    for term in terms(line):
        for one in (term, *index.families(term)):
            less[one] += ASKED_BOOST

    def times_in(term: str) -> Mapping[int, float]:
        times = index.times_in(term)
        if term not in less or number not in times:
            return times
        left = times[number] - less[term]
        others = {other: often for other, often in times.items() if other != number}
        return {**others, number: left} if left > ASKED_BOOST / 2 else others

    def lines(identifier: str) -> tuple[str, ...]:
        every = asked_lines(library, identifier)
        return tuple(one for one in every if one != line) if identifier == own else every

    question = parse_question(line, library, index, tournament=tournament)
    scored = scores(question.wanted, index.rarity, times_in, index.rooms_of)
    found = [(ids[at], score) for at, score in sorted(scored.items(), key=lambda pair: (-pair[1], pair[0]))]
    return question, rank(library, question, candidates(library, index, question, found, lines)) if found else []
