"""Screens of 40 columns: what was asked for is whole, what is only named takes one line, and none needs a pager."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.page_of_an_id import id_answer
from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_page import card_answer
from judge.answers.page.how_much import SCREEN, Size
from tests.answers.drawn import ask, screen

if TYPE_CHECKING:
    from judge.content.library import Library

NARROW = SCREEN._replace(size=Size(40, 21))
"""A terminal of 24 lines has this room beside what is typed next and the two lines on newer rules."""
EACH = 17
"""Every so many-th card and rule is looked at."""


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library("2026-11-23")


def test_a_rule_with_other_meanings_is_shown_and_whole(library: Library) -> None:
    lines = screen(ask(library, "416.1"), 40, NARROW)
    assert library.rule("416.1").text in " ".join(" ".join(lines).split())
    assert len(lines) <= 21
    assert len(screen(ask(library, "809.1"), 40, NARROW)) <= 21  # the id of a ruling takes two lines


def test_rules_that_are_only_named_take_one_line(library: Library) -> None:
    lines = screen(ask(library, "baited hook"), 40, NARROW)
    at = next(at for at, one in enumerate(lines) if one.startswith("Rules: "))
    assert lines[at + 1].startswith("more: ")
    assert len(lines) <= 21


def test_keywords_and_samples_of_cards_and_rules_need_no_pager(library: Library) -> None:
    answers = [id_answer(library, library.keyword(name).id) for name in library.names("keywords")]
    answers += [card_answer(library, name, name) for name in (*library.names("cards")[::EACH], "Gangplank, Naval")]
    answers += [id_answer(library, one) for one in library.order("core", library.version)[::EACH]]
    answers += [id_answer(library, one) for one in library.order("tournament", library.written("tournament"))[::EACH]]
    high = [(one.read_as, len(lines)) for one in answers if len(lines := screen(one, 40, NARROW)) > 21]
    assert high == []
