"""The scores of passages: as the search library has them, and raised by what they contain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from whoosh import query, scoring
from whoosh.index import FileIndex

from judge.index.bm25 import COVERAGE, K1, B, room, scores
from judge.index.passages import Passage
from judge.index.whoosh_adapter import Index, _fill
from judge.index.whoosh_schema import Memory, schema

if TYPE_CHECKING:
    from collections.abc import Iterable

RARITY = {"unit": 1.0, "stun": 3.0}
TIMES = {"unit": {0: 1.0, 1: 1.0, 2: 4.0}, "stun": {1: 1.0}}
LENGTHS = {0: 1.0, 1: 1.0, 2: 1.0}


def _scores(wanted: dict[str, float], lengths: dict[int, float] = LENGTHS) -> dict[int, float]:
    def rooms(_: Iterable[int]) -> dict[int, float]:
        return {number: room(length) for number, length in lengths.items()}

    return scores(wanted, lambda term: RARITY.get(term, 5.0), lambda term: TIMES.get(term, {}), rooms)


def test_a_rare_word_counts_more_than_one_that_is_repeated() -> None:
    found = _scores({"unit": 1.0, "stun": 1.0})
    assert found[1] > found[2] > found[0]


def test_a_word_in_a_long_passage_counts_less() -> None:
    found = _scores({"unit": 1.0}, {0: 1.0, 1: 3.0, 2: 1.0})
    assert found[0] > found[1]


def test_a_passage_of_mean_length_with_the_whole_question_once_has_its_rarity_raised() -> None:
    assert _scores({"unit": 1.0})[0] == pytest.approx(RARITY["unit"] * (1 + COVERAGE))


def test_a_word_in_no_passage_leaves_each_passage_with_less_of_the_question() -> None:
    assert _scores({"unit": 1.0, "nonsense": 1.0})[0] == pytest.approx(RARITY["unit"] * (1 + COVERAGE / 2))
    assert _scores({"nonsense": 1.0}) == {}
    assert _scores({}) == {}


def test_scores_are_those_of_the_search_library() -> None:
    """Also of passages of several lengths, with words in people's lines and words that are weighted."""
    passages = [
        Passage("0", "A wizard stands beside a tower, and the tower falls."),
        Passage("1", "A tower.", "sleepy wizard\na wizard in a tower"),
        Passage("2", "Nobody stands anywhere near it, and so it falls alone, however long that takes."),
        Passage("3", "wizard wizard wizard"),
    ]
    memory = Memory()
    kept = _fill(memory, passages)
    opened = FileIndex(memory, schema=schema())
    index = Index(opened.reader(), kept)
    wanted = {"wizard": 1.0, "tower": 0.5, "stand": 1.0}
    factor = {term: index.rarity(term) / opened.searcher().idf("text", term.encode()) for term in wanted}
    parts = [query.Term("text", term, boost=weight * factor[term]) for term, weight in wanted.items()]
    searcher = opened.searcher(weighting=scoring.BM25F(B=B, K1=K1))
    theirs = {int(number): score for score, number in searcher.search(query.Or(parts), limit=None).top_n}
    contained = {
        number: sum(weight for term, weight in wanted.items() if number in index.passages_with(term))
        for number in theirs
    }
    assert dict(index.search(wanted)) == pytest.approx(
        {number: score * (1 + COVERAGE * contained[number] / 2.5) for number, score in theirs.items()}
    )
    assert len(theirs) == 4
