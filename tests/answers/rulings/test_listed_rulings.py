"""Rulings beside a rule and a card: those about it, each with its question and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.rulings.listed_rulings import MOST, rulings_on_card, rulings_on_rules

if TYPE_CHECKING:
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


def test_a_rule_has_the_rulings_that_rest_on_it_those_of_no_card_first(library: Library) -> None:
    found = rulings_on_rules(library, ["core@1.4:456"]).found
    assert "near-misses/a-recall-is-no-move" in [one.name for one in found]
    assert [bool(one.ruling.cards) for one in found] == sorted(bool(one.ruling.cards) for one in found)
    assert all("core@1.4:456" in one.ruling.rules for one in found)


def test_a_card_has_those_about_it_and_not_those_that_only_use_it(library: Library) -> None:
    (found,) = rulings_on_card(library, "First Mate").found
    assert found.name == "units/first-mate"
    assert len(library.resting_on("card:First Mate")) > 1


def test_no_ruling_is_shown_without_a_question_and_an_answer(library: Library) -> None:
    for rule in ("core@1.4:811", "core@1.4:806", "core@1.4:355.5"):
        found = rulings_on_rules(library, [rule]).found
        assert len(found) <= MOST
        assert all(one.ruling.question and one.ruling.answer for one in found)


def test_pages_of_rules_keywords_and_cards_list_them(library: Library) -> None:
    for question in ("456", "hidden", "first mate"):
        found = answer(library, Request(question))
        rulings = found.as_json()["rulings"]
        assert rulings
        assert {"id", "title", "question", "answer", "scenarios"} == set(rulings[0])
