"""The board that comes from an earlier one, against the board that is made of the state (rule 107)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from judge.engine.state.board import Board
from judge.engine.state.modes import DUEL, WAR
from judge.engine.state.state import MOST_TOUCHED, GameState
from judge.engine.state.zones import base
from judge.engine.turn.game_hooks import game_on
from tests.engine.boards import Board as Stated
from tests.engine.random_boards import layered_setup, random_game, random_setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.modes import Mode
    from judge.scenario.board.setup import Setup

SHOWN = [name for name in Board.__slots__ if not name.startswith("_") and name != "face_up"]


def what_it_says(board: Board, players: tuple[str, ...]) -> dict[str, object]:
    runes = [board.runes_of(player) for player in players]
    said = {name: getattr(board, name) for name in SHOWN}
    areas = [(area.things, area.units, area.present) for area in board.face_up]
    return {**said, "areas": areas, "runes": [(found.all, found.ready, found.spent) for found in runes]}


@pytest.mark.parametrize("mode", [DUEL, WAR])
@pytest.mark.parametrize("draw", [random_setup, layered_setup])
@pytest.mark.parametrize("seed", range(2))
def test_the_board_of_every_state_of_a_game_is_the_one_made_of_it(
    seed: int, draw: Callable[[Random, Mode], Setup], mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = set()

    def with_comparison(change: Callable[..., GameState]) -> Callable[..., GameState]:
        def changed(state: GameState, *places: Any, **fields: Any) -> GameState:
            new = change(state, *places, **fields)
            known = new.__dict__.keys() & {"board", "earlier_board"}
            if known:
                compared.update(known)
                copy = replace(new)  # whose board nobody has asked for: the game goes on as without the comparison
                copy.__dict__.update(new.__dict__)
                assert what_it_says(copy.board, new.players) == what_it_says(Board.of(new), new.players), fields
            return new

        return changed

    for name in ("changed", "with_same_board", "touching"):
        monkeypatch.setattr(GameState, name, with_comparison(getattr(GameState, name)))
    for _ in random_game(Random(seed), mode, draw):
        pass
    assert compared == {"board", "earlier_board"}


def test_after_many_changes_the_board_is_made_as_a_whole() -> None:
    game = game_on(Stated().unit("Poro").state())
    assert game.units
    for number in range(2 * MOST_TOUCHED):
        game.update(game.state.objects[1], exhausted=number % 2 == 0)
    assert "earlier_board" not in game.state.__dict__
    assert [unit.exhausted for unit in game.units] == [False]


def test_what_lies_elsewhere_is_taken_over() -> None:
    game = game_on(Stated().unit("Poro").unit("Other", player="P2").state())
    before = game.state.board
    game.update(next(thing for thing in game.units if thing.controller == "P1"), exhausted=True)
    taken_over = [area for area in game.state.board.face_up if area in before.face_up]
    assert len(taken_over) == len(before.face_up) - 1
    assert all(thing.place != base("P1") for area in taken_over for thing in area.things)
