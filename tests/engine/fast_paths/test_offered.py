"""What an offer found out about the option that is taken, against looking for it anew (rules 338, 419)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.decisions import Kind
from judge.engine.turn import acts
from judge.engine.turn.position import answer
from tests.engine.random_boards import layered_setup, random_game, random_setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.modes import Mode
    from judge.engine.state.objects import GameObject
    from judge.scenario.board.setup import Setup


@pytest.mark.parametrize("draw", [random_setup, layered_setup])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_taken_is_what_was_offered(
    seed: int, draw: Callable[[Random, Mode], Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, used, taken = acts._played, acts._used, {"play": 0, "use": 0}

    def play(game: Game, player: str, key: str) -> tuple[GameObject, list[Permission]]:
        taken["play"] += acts.offered_to(game, player) is not None
        assert played(game, player, key) == acts.played_in_full(game, player, key)
        return played(game, player, key)

    def use(game: Game, player: str, key: str) -> tuple[GameObject, int]:
        taken["use"] += acts.offered_to(game, player) is not None
        assert used(game, player, key) == acts.used_in_full(game, player, key)
        return used(game, player, key)

    monkeypatch.setattr(acts, "_played", play)
    monkeypatch.setattr(acts, "_used", use)
    for part in range(4):
        for _ in random_game(Random(f"offered {seed} {part}"), draw=draw):
            pass
    assert all(taken.values())


def test_a_replayed_act_for_which_nothing_was_offered_is_looked_for() -> None:
    """The second answer to a position goes back to its checkpoint, where the question is not put again."""
    replayed = 0
    for (position, given), (after, _) in pairwise(random_game(Random("replayed"))):
        if given is not None and position.decision is not None and position.decision.kind is Kind.ACT:
            position.checkpoint.worked_out.clear()
            assert answer(position, given) == after
            replayed += 1
    assert replayed
