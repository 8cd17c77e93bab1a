"""Which set-up of two cards is shown first: nobody harms their own, and every act makes a difference."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.matchup.search.own_harm import against_oneself
from judge.matchup.search.pair_search import matchup
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from judge.matchup.points.walked_set_up import WalkedSetUp

TODAY = date(2026, 11, 23)


@cache
def set_ups(one: str, other: str) -> tuple[WalkedSetUp, ...]:
    return matchup(card_for(one, TODAY), card_for(other, TODAY)).interacting


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Rune Prison", "Mystic Poro"), ("Frigid Touch", "Dragonsoul Sage"), ("Whirlwind", "Shadow"),
        ("Eclipse", "Fae Dragon"),
    ],
)  # fmt: skip
def test_what_harms_is_aimed_at_the_other_card_in_the_opponents_hands(one: str, other: str) -> None:
    first, *_ = set_ups(one, other)
    assert {part.name: part.who for part in first.board.parts} == {one: "P1", other: "P2"}
    assert against_oneself(first.board, first.walk) == 0


@pytest.mark.parametrize("one", ["Gust", "Smoke Screen"])
def test_what_harms_is_aimed_at_the_opponents_unit_in_the_middle(one: str) -> None:
    first, *_ = set_ups(one, "Annie, Stubborn")
    assert first.board.unit_of == "P2"
    assert any(
        found.board.acts == first.board.acts and found.board.unit_of == "P1"
        for found in set_ups(one, "Annie, Stubborn")
    )


def test_a_set_up_counts_as_against_oneself_where_every_outcome_or_the_first_one_is() -> None:
    degrees = {against_oneself(found.board, found.walk) for found in set_ups("Rune Prison", "Mystic Poro")}
    assert degrees == {0, 1, 2}


def test_what_a_text_asks_of_ones_own_is_not_against_oneself() -> None:
    assert {against_oneself(found.board, found.walk) for found in set_ups("Baited Hook", "Unlicensed Armory")} == {0}


def test_an_act_that_comes_too_late_to_matter_is_not_shown_first() -> None:
    first, *_ = set_ups("Azir, Ascendant", "Resonating Strike")
    assert [act.label for act in first.board.acts] == ["Azir, Ascendant", "Resonating Strike"]


def test_a_return_from_the_trash_is_shown_with_something_to_return() -> None:
    first, *_ = set_ups("Applied Researchers", "Guerilla Warfare")
    assert any(fact.what == "card" and fact.value == "P1's hand" for fact in first.walk.outcomes[0].facts)


@pytest.mark.parametrize("other", ["Cruel Patron", "Gearhead"])
def test_of_two_modes_the_one_that_harms_the_opponents_unit_is_shown_first(other: str) -> None:
    first, *rest = set_ups("Mesmerize", other)
    assert {part.name: part.who for part in first.board.parts} == {"Mesmerize": "P1", other: "P2"}
    assert any(len({part.who for part in one.board.parts}) == 1 for one in rest)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nami, Headstrong", "Tactical Retreat"), ("Lux, Crownguard", "Endless Riches"),
        ("Walking Roost", "Rift Herald"), ("Highlander", "Jeweled Colossus"), ("Field Musicians", "The Harrowing"),
        ("Super Mega Death Rocket!", "Jaull-Fish"), ("Punch First", "Frostcoat Cub"),
    ],
)  # fmt: skip
def test_nobody_harms_their_own_where_another_board_shows_the_same(one: str, other: str) -> None:
    first, *_ = set_ups(one, other)
    assert against_oneself(first.board, first.walk) == 0


def test_what_saves_a_unit_is_played_in_response_to_what_the_opponent_kills_it_with() -> None:
    first, *_ = set_ups("Nami, Headstrong", "Tactical Retreat")
    assert [(act.who, act.label) for act in first.board.acts] == [("P1", "test spell"), ("P2", "Tactical Retreat")]
