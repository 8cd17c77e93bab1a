"""Recipes: the boards on which each part of a card's text is live, and the list of them."""

from __future__ import annotations

import random
from datetime import date

import pytest

from judge.cards.loader import definition
from judge.matchup.recipes.finding import rows_of
from judge.matchup.recipes.happenings import happenings
from judge.matchup.recipes.live_parts import live_parts
from judge.matchup.recipes.parts import parts_of, without_part
from judge.matchup.recipes.recipe import Recipe, recipe_of
from judge.matchup.recipes.recipe_board import board_of
from judge.matchup.recipes.roles import role_of
from judge.matchup.recipes.seats import seats_for, with_other
from judge.matchup.recipes.seen import seen_on
from judge.matchup.recipes.stored import Line, all_lines, recipes_of, wording_hash
from judge.matchup.recipes.supplies import supplies
from judge.matchup.walks.explorer import walk
from judge.scenario.scene import written

SAMPLE = 100
SEED = 32


def live(card: str, recipe: str) -> list[str]:
    """The names of the parts of a card that are live on the board of a recipe."""
    return [found.part.name for found in live_parts(definition(card).on(date.max), recipe_of(recipe))]


@pytest.mark.parametrize("text", ["played P1 - then - e", "use2-base P2 hit-3 before gear+kin x"])
def test_a_recipe_is_read_as_it_is_written(text: str) -> None:
    assert str(recipe_of(text)) == text


def test_each_instruction_of_a_longer_effect_is_a_part() -> None:
    hook = definition("Baited Hook").on(date.max)
    assert [part.name for part in parts_of(hook)] == [f"ability 1.{number}" for number in range(1, 5)]


def test_the_parts_of_an_equipment_are_its_bonus_and_each_text_that_it_gives() -> None:
    shield = definition("Doran's Shield").on(date.max)
    assert [part.name for part in parts_of(shield)] == ["ability 1", "bonus 2", "worn 2 Tank"]


def test_a_part_that_is_left_out_leaves_the_others_in_their_places() -> None:
    hook = definition("Baited Hook").on(date.max)
    without = without_part(hook, parts_of(hook)[0])
    assert next(part.describe() for part in parts_of(without)) == "choose a friendly unit"
    assert parts_of(without)[1:] == parts_of(hook)[1:]


def test_a_keyword_that_stands_for_an_ability_is_one_part_with_it() -> None:
    names = [part.name for part in parts_of(definition("Karthus, Eternal").on(date.max))]
    assert names == ["ability 1"]


@pytest.mark.parametrize(
    ("card", "recipe", "expected"),
    [
        ("Baited Hook", "use1-base P1 - then deck u", [f"ability 1.{number}" for number in range(1, 5)]),
        ("Facebreaker", "played P2 attack reply - e", ["keyword Action", "instruction 1", "instruction 2"]),
        ("Facebreaker", "played P1 - then - e", []),
        ("Karthus, Eternal", "base P1 die then dying-friend u", ["ability 1"]),
        ("Karthus, Eternal", "base P1 die then - u", []),
    ],
)
def test_which_parts_are_live(card: str, recipe: str, expected: list[str]) -> None:
    assert live(card, recipe) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Karthus, Eternal", {"played P1 die then dying-friend e"}),  # a partner whose effect it doubles
        ("Shadow Assassin", {"played P1 - then twin-trash e"}),  # a second copy
    ],
)
def test_recipes_are_found(card: str, expected: set[str]) -> None:
    assert expected <= {str(row.recipe) for row in rows_of(definition(card).on(date.max), quickly=True)}


def test_a_unit_that_cannot_move_is_not_replaced_by_another() -> None:
    """A unit enters exhausted, so it cannot make a standard move in that turn (144.2)."""
    board = board_of(definition("Watchful Sentry").on(date.max), recipe_of("played P1 goes then - x"))
    assert board is not None
    assert walk(board.setup.state(), board.plan).impossible is not None


def test_another_card_is_put_into_the_seats_that_it_fits() -> None:
    karthus, sentinel = (definition(name).on(date.max) for name in ("Karthus, Eternal", "Watchful Sentry"))
    board = board_of(karthus, recipe_of("base P1 die then - u"))
    assert board is not None
    assert list(seats_for(board, sentinel)) == ["u", "e", "h", "+P1 base", "+P2 base", "+P1 BF1", "+P2 BF2"]
    both = with_other(board, "u", sentinel)
    seen = seen_on(walk(both.setup.state(), both.plan))
    assert seen.differs_in(seen_on(walk(board.setup.state(), board.plan))) >= {"facts", "triggers"}


def test_every_word_of_the_list_is_known() -> None:
    for line in all_lines():
        if not line.lacks:
            recipe = recipe_of(line.recipe)
            assert recipe.happens in {"", *happenings()}
            assert set(recipe.supplies) <= set(supplies())
            role_of(recipe.role)


@pytest.mark.parametrize(
    "line",
    random.Random(SEED).sample([line for line in all_lines() if not line.lacks], min(SAMPLE, len(all_lines()) // 2)),
    ids=str,
)
def test_a_sample_of_the_list_is_live(line: Line) -> None:
    assert line.part in live(line.card, line.recipe)


def test_lines_are_for_the_definitions_as_they_are() -> None:
    lapsed = {line.card for line in all_lines() if line.hash != wording_hash(line.card)}
    assert lapsed == set(), "python tools/recipes.py"


def test_the_recipes_of_a_card_are_looked_up_by_part() -> None:
    found = recipes_of("Baited Hook")
    assert set(found) == {f"ability 1.{number}" for number in range(1, 5)}
    assert all(isinstance(one, Recipe) for recipes in found.values() for one in recipes)


NOT_IN_WORDS = {"legend", "tapped-gear", "own-holds", "own-conquers"}
"""What is supplied that the language of scenarios has no words for."""


@pytest.mark.parametrize(
    "recipe",
    [
        *(Recipe("here", one.turn or "P1", name, pick="x") for name, one in happenings().items()),
        *(Recipe("here", supplies=(name,)) for name in supplies() if name not in NOT_IN_WORDS),
    ],
    ids=str,
)
def test_a_board_can_be_written_as_a_scenario(recipe: Recipe) -> None:
    board = board_of(definition("Watchful Sentry").on(date.max), recipe)
    assert board is not None
    assert written(board.setup, date.max).setup
