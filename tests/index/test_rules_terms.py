"""Which of the words that people say are terms of the rules."""

from __future__ import annotations

from judge.index.passages import Passage
from judge.index.rules_terms import terms_of_the_rules

PASSAGES = [
    Passage("1", "A unit that is stunned deals no damage.", "stunned guy at lunch\nis my stunned one safe\nstunned"),
    Passage("2", "A token leaves the board.", "my token went to lunch\nwhat happens to a token"),
    Passage("3", "Lunch is not a term of the game."),
]


def test_a_term_of_the_rules_is_said_and_stands_in_what_is_meant() -> None:
    assert {"stun", "token"} <= terms_of_the_rules(PASSAGES)


def test_a_word_that_is_said_beside_the_point_is_none() -> None:
    assert "lunch" not in terms_of_the_rules(PASSAGES)
    assert terms_of_the_rules(one._replace(asked="") for one in PASSAGES) == frozenset()
