"""Whole games of teams with a card that plays units to any battlefield, a teammate's included: none is endless."""

from __future__ import annotations

from random import Random

import pytest

from judge.cards.loader import definition
from judge.engine.state.modes import MODES
from judge.engine.turn.position import begin
from judge.engine.turn.set_up import Deck, new_game
from judge.scenario.board.setup import plain_battlefield, plain_unit
from tests.engine.invariants import check, check_teams
from tests.engine.random_boards import TODAY
from tests.engine.random_decks import play_on

MODE = MODES["2v2"]


def deck(seat: int) -> Deck:
    """Units without a text, and Thrill of the Hunt."""
    units = tuple(plain_unit(might, *keywords) for might in (1, 2, 3) for keywords in ((), ("Ganking",)))
    return Deck(
        definition("The Boss").on(TODAY), definition("Nocturne, Horrifying").on(TODAY),
        (*units, *(definition("Thrill of the Hunt").on(TODAY),) * 5), (definition("Fury Rune").on(TODAY),) * 12,
        tuple(plain_battlefield(f"Field {seat}.{number}") for number in range(3)),
    )  # fmt: skip


@pytest.mark.parametrize("seed", [0, 1, 16])
def test_a_unit_beside_those_of_a_teammate_is_refused_and_the_game_goes_on_to_its_end(seed: int) -> None:
    decks = {f"P{seat}": deck(seat) for seat in range(1, MODE.players + 1)}
    played = play_on(Random(f"teams {seed}"), begin(new_game(MODE, decks)))
    assert played.ending == "won"
    assert any("teammates" in refused for refused in played.refused)
    for position in played.positions:
        check(position)
        check_teams(position.state)
