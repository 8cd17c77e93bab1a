"""Words as the index knows them."""

from __future__ import annotations

import pytest

from judge.index.words import terms, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[E] and [M]", ["[e]", "and", "[m]"]),
        ("[T] is exhausted, [S] is might", ["[e]", "is", "exhausted", "[m]", "is", "might"]),
        ("[A][C][1]", ["[a]", "[c]", "[1]"]),
        ("[Legion][>] draw", ["legion", "[>]", "draw"]),
        ("face down, face-down, Facedown", ["facedown"] * 3),
        ("they face downtime", ["they", "face", "downtime"]),
        ("rule 359.3.e.12.", ["rule", "359.3.e.12"]),
        ("Rek\u2019Sai, Rek'Sai, Rek\u02bcSai", ["reksai"] * 3),
    ],
)
def test_symbols_numbers_and_apostrophes_are_kept_as_one_word(text: str, expected: list[str]) -> None:
    assert words(text) == expected


def test_terms_are_stemmed_and_stop_words_are_dropped() -> None:
    assert terms("The units are dying") == terms("unit die")
    assert terms("what is the") == []


@pytest.mark.parametrize("text", ["AND OR NOT", 'text:"unit" ~2 ^5 *', "(((", "[", "\x00", "a" * 10_000])
def test_nothing_in_a_question_is_a_query_language(text: str) -> None:
    assert all(isinstance(term, str) for term in terms(text))
