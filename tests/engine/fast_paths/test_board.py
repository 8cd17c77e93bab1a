"""The board that a state is handed by the one before it, against the board that is made of the state (rule 107)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from judge.engine.state.board import Board
from judge.engine.state.modes import DUEL
from judge.engine.state.state import GameState
from tests.engine.random_boards import layered_setup, random_game, random_setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.modes import Mode
    from judge.scenario.board.setup import Setup

SHOWN = [name for name in Board.__slots__ if not name.startswith("_")]


def what_it_says(board: Board, players: tuple[str, ...]) -> dict[str, object]:
    runes = [board.runes_of(player) for player in players]
    said = {name: getattr(board, name) for name in SHOWN}
    return {**said, "runes": [(found.all, found.ready, found.spent) for found in runes]}


@pytest.mark.parametrize("draw", [random_setup, layered_setup])
@pytest.mark.parametrize("seed", range(2))
def test_a_board_that_is_handed_on_is_that_of_the_state(
    seed: int, draw: Callable[[Random, Mode], Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0

    def with_comparison(change: Callable[..., GameState]) -> Callable[..., GameState]:
        def changed(state: GameState, *which: Any, **fields: Any) -> GameState:
            nonlocal compared
            new = change(state, *which, **fields)
            if "board" in new.__dict__:
                compared += 1
                assert what_it_says(new.board, new.players) == what_it_says(Board(new), new.players), (which, fields)
            return new

        return changed

    for name in ("changed", "with_same_board", "with_object", "with_traits"):
        monkeypatch.setattr(GameState, name, with_comparison(getattr(GameState, name)))
    for part in range(2):
        for _ in random_game(Random(3 * seed + part), DUEL, draw):
            pass
    assert compared
