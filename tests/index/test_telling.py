"""What the lines of people's words tell about terms, and the families of words that are near in meaning."""

from __future__ import annotations

from math import isclose
from typing import TYPE_CHECKING

import pytest

from judge.index.families import _FAMILIES, SIGN, families
from judge.index.passages import Passage
from judge.index.query import FEW, KIN, parse_question
from judge.index.telling import factors, of_term, rows, rows_of_terms
from judge.index.whoosh_adapter import Index, index_in_memory
from judge.index.words import STOP_WORDS, stemmed, terms
from tests.sample import sample_library

if TYPE_CHECKING:
    from pathlib import Path

PASSAGES = [
    Passage(
        "1", "A unit that is stunned deals no damage.", "stunned guy, what happens\ndoes the stunned one deal damage"
    ),
    Passage("2", "A token leaves the board.", "my token is bounced\nwhat happens to a token"),
    Passage("3", "Shuffle the deck.", "who may shuffle\nshuffle after this, what happens"),
    Passage("4", "Something that happens."),
]


def test_a_word_that_the_passages_meant_have_tells_more_than_one_that_is_in_their_lines_by_chance() -> None:
    factor = factors(PASSAGES)
    assert factor["token"] > 1 > factor["happen"]
    assert factor["shuffl"] > factor["happen"]


def test_without_lines_no_word_tells_more_than_its_rarity() -> None:
    assert factors(one._replace(asked="") for one in PASSAGES) == {}


def test_what_is_told_of_a_term_is_read_as_it_was_written() -> None:
    kept = rows(rows_of_terms(PASSAGES))
    for term, factor in factors(PASSAGES).items():
        assert isclose(of_term(term, kept)[0], factor, abs_tol=0.006), term
    assert of_term("croak", kept) == (1.0, ("~die",))
    assert of_term("toke", kept) == (1.0, ())


def test_no_word_of_a_family_is_one_that_is_never_searched_for() -> None:
    assert not {word for line in _FAMILIES.splitlines() for word in line.partition(":")[2].split()} & STOP_WORDS
    assert all(name.startswith(SIGN) and terms(name) != [name] for names in families().values() for name in names)


@pytest.fixture
def index() -> Index:
    return index_in_memory([Passage("1", "A unit is killed."), Passage("2", "A unit moves."), Passage("3", "A deck.")])


def test_a_passage_is_found_by_a_word_of_the_same_family_for_less_than_by_its_own(index: Index, tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    said = parse_question("my guy croaked", library, index)
    assert said.wanted["~die"] == KIN
    assert said.unknown == ()
    assert index.search(said.wanted)[0][0] == 0
    own = dict(index.search(parse_question("my guy is killed", library, index).wanted))
    assert own[0] > dict(index.search(said.wanted))[0]


def test_families_are_left_out_of_a_long_question_and_of_one_that_names_a_card(index: Index, tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    assert "~die" not in parse_question("my guy croaked", library, index, ["Deck Unit"]).wanted
    long = "croaked deck move unit killed alpha beta gamma delta epsilon zeta"
    assert len({stemmed(word) for word in long.split()}) > FEW
    assert "~die" not in parse_question(long, library, index).wanted
