"""How like a question lines of people's words are."""

from __future__ import annotations

import pytest

from judge.index.likeness import SAME_LETTERS, SAME_TERMS, SAME_WORDS, Likeness
from judge.index.words import terms


def _to(question: str) -> Likeness:
    return Likeness(question, terms(question), lambda _: 3.0)


def test_the_same_words_count_in_full() -> None:
    question = _to("who goes first")
    lines = ["when does the turn end", "who goes first"]
    assert question.by_terms(lines) == pytest.approx(SAME_TERMS)
    assert question.by_all(lines) == pytest.approx(SAME_TERMS + SAME_WORDS + SAME_LETTERS)


def test_of_two_lines_with_the_same_terms_the_one_that_asks_the_same_counts_more() -> None:
    question = _to("who attacks before me")
    who, when = ["who is attacking"], ["when can i attack"]
    assert question.by_terms(who) == question.by_terms(when)
    assert question.by_all(who) > question.by_all(when)


def test_a_misspelt_word_is_nearer_by_its_letters_than_another_word() -> None:
    question = _to("recyclng runes")
    assert question.by_all(["recycling runes"]) > question.by_all(["exhausting runes"])


def test_nothing_in_common_counts_nothing() -> None:
    assert _to("rune").by_all(["deck"]) == 0
    assert _to("rune").by_all([]) == 0
