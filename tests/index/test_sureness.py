"""How sure a first place is: by its likeness to what people say, and by how far it is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.index.passages import Passage
from judge.index.query import Question
from judge.index.ranking import Place
from judge.index.sureness import PERHAPS, SURE, sureness, told_together
from judge.index.whoosh_adapter import Index, index_in_memory
from judge.index.words import terms

if TYPE_CHECKING:
    from judge.content.library import Library

BEST, SIBLING, OTHER = "core@1.4:456.1", "core@1.4:456.3", "core@1.4:420.1"


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


@pytest.fixture(scope="module")
def index() -> Index:
    return index_in_memory([Passage("1", "a recall is no move"), Passage("2", "triggered abilities wait for moves")])


def asking(text: str) -> Question:
    said = tuple(terms(text))
    return Question(text, dict.fromkeys(said, 1.0), said, (), (), 0.0, ())


def sure(library: Library, index: Index, text: str, *places: Place) -> float:
    return sureness(library, index, asking(text), places)


def test_a_place_far_ahead_with_a_line_that_asks_the_same_is_sure(library: Library, index: Index) -> None:
    line = library.find_rule(BEST)
    assert line is not None
    said = line.asked[0].removeprefix("+ ").removeprefix("- ").removeprefix("= ")
    assert sure(library, index, said, Place(BEST, 3.0), Place(OTHER, 1.0)) > SURE


def test_neither_alone_makes_it_sure(library: Library, index: Index) -> None:
    assert sure(library, index, "zzz", Place(BEST, 3.0), Place(OTHER, 1.0)) < SURE
    assert sure(library, index, "zzz", Place(BEST, 1.01), Place(OTHER, 1.0)) < PERHAPS


def test_it_is_ahead_of_other_sections_not_of_its_own(library: Library, index: Index) -> None:
    alone = sure(library, index, "recall", Place(BEST, 2.0), Place(OTHER, 1.0))
    assert sure(library, index, "recall", Place(BEST, 2.0), Place(SIBLING, 1.9), Place(OTHER, 1.0)) == alone


def test_two_of_a_section_that_are_nearly_as_good_are_told_together() -> None:
    assert told_together([Place(BEST, 1.0), Place(SIBLING, 0.9), Place(OTHER, 0.8)]) == (BEST, SIBLING)
    assert told_together([Place(BEST, 1.0), Place(SIBLING, 0.5)]) == (BEST,)
    assert told_together([Place(BEST, 1.0), Place(OTHER, 0.95)]) == (BEST,)
