"""Which words are corrected, and to which."""

from __future__ import annotations

import pytest

from judge.index.correction import SHORTEST, corrected, english_words
from judge.index.passages import Passage
from judge.index.whoosh_adapter import Index, index_in_memory

TEXT = "more both stun horde battlefield judge target kill readied"


@pytest.fixture
def index() -> Index:
    return index_in_memory([Passage("1", TEXT), Passage("2", "A unit moves.")])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("batlefield", "battlefield"),
        ("nattlefield", "battlefield"),  # a long word may have a slip in its first letter
        ("ujdge", "judge"),  # the first two letters changed places
        ("stunn", "stun"),  # a doubled letter
        ("mmore", "more"),
        ("tarhet", "target"),
    ],
)
def test_a_slip_is_corrected(index: Index, typed: str, meant: str) -> None:
    assert corrected(typed, index) == meant


@pytest.mark.parametrize("typed", ["morde", "borde", "boths", "bothe", "skill", "stung", "nudge", "unread"])
def test_a_short_word_that_differs_in_more_than_a_doubled_letter_is_another_word(index: Index, typed: str) -> None:
    assert corrected(typed, index) == ""


@pytest.mark.parametrize("typed", ["bowling", "bowel", "untested"])
def test_a_word_of_english_is_no_slip_of_another_one(typed: str) -> None:
    assert typed in english_words()
    assert corrected(typed, index_in_memory([Passage("1", "bowing bowed contested")])) == ""


def test_the_words_of_english_are_long_enough_to_be_corrected() -> None:
    listed = [word for word in english_words() if word]
    assert all(len(word) >= SHORTEST and word.isalpha() and word == word.lower() for word in listed)


def test_a_word_alone_is_not_corrected_to_one_that_tells_nothing() -> None:
    said = ("chain", "might", "trash", "token", "equip", "stack")
    every = [Passage(f"{word} {at}", f"A {word}.", f"every {word}\nis every {word} it") for word in said for at in "12"]
    index = index_in_memory([*every, Passage("else", "Every card.", "any card\na card")])
    assert index.tells("chain")
    assert corrected("chaain", index, alone=True) == "chain"
    assert not index.tells("everi")
    assert corrected("everry", index) == "every"
    assert corrected("everry", index, alone=True) == ""


def test_two_slips_are_forgiven_only_for_a_common_word() -> None:
    common = [Passage(str(at), "A battlefield.") for at in range(30)]
    index = index_in_memory([*common, *[Passage(f"x{at}", "A unit.") for at in range(200)], Passage("y", "conversion")])
    assert corrected("batlefeld", index) == "battlefield"
    assert corrected("convention", index) == ""
    assert corrected("conversoin", index) == "conversion"
