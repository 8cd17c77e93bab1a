"""Whether a place is about what is asked, and not about a neighbour of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.index.covered import is_another_keyword, is_what_a_keyword_is, keyword_of, least_said, not_in
from judge.index.passages import Passage
from judge.index.query import Question
from judge.index.whoosh_adapter import Index, index_in_memory
from judge.index.words import terms

if TYPE_CHECKING:
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


@pytest.fixture(scope="module")
def index() -> Index:
    return index_in_memory([Passage("1", "units that are stunned"), Passage("2", "a weapon is attached")])


def asking(text: str) -> Question:
    said = tuple(terms(text))
    return Question(text, dict.fromkeys(said, 1.0), said, (), (), 0.0, ())


def test_what_a_text_has_not_may_be_said_by_a_word_of_the_same_family(index: Index) -> None:
    assert not_in(index, terms("equip recall"), "what is attached") == tuple(terms("recall"))


def test_a_word_that_few_lines_have_stands_there_by_chance(library: Library, index: Index) -> None:
    response_to_gear = "core@1.4:337.2"
    assert 0 < least_said(library, index, terms("equip"), response_to_gear) < 0.2
    assert least_said(library, index, terms("gear zzz"), response_to_gear) == 0.0
    assert least_said(library, index, terms("unit gear"), response_to_gear) == 1.0


def test_a_place_is_about_the_keyword_of_its_section(library: Library, index: Index) -> None:
    assert keyword_of(library, "core@1.4:818.1.b") == "Equip"
    assert not keyword_of(library, "core@1.4:441.1")  # the action, which the keyword performs
    assert not keyword_of(library, "tournament@2026-07-16:702.14")
    assert is_another_keyword(library, index, asking("does a unit enter ready"), "core@1.4:805.6")
    assert not is_another_keyword(library, index, asking("does accelerate make it enter ready"), "core@1.4:805.6")


def test_what_sort_of_thing_a_keyword_is_answers_little(library: Library) -> None:
    assert is_what_a_keyword_is(library, "core@1.4:815.1")
    assert not is_what_a_keyword_is(library, "core@1.4:815.1.b")
    assert not is_what_a_keyword_is(library, "core@1.4:423.1")
