"""The fast path of a cleanup against its steps: what it leaves out would do nothing (rule 323)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from judge.engine.combat.cleanup import STEPS
from judge.engine.combat.cleanup_fast_path import has_nothing_to_do
from judge.engine.turn.game_hooks import game_on
from tests.engine.random_boards import random_game


@pytest.mark.parametrize("seed", range(4))
def test_a_cleanup_that_is_left_out_would_do_nothing(seed: int) -> None:
    left_out = meanwhile = performed = 0
    positions = (position for part in range(3) for position, _ in random_game(Random(3 * seed + part)))
    for position in positions:
        game = game_on(replace(position.state, cleanup_due=False))
        before = game.state
        if not has_nothing_to_do(before):
            performed += 1
            continue
        left_out += 1
        meanwhile += not before.is_neutral
        for step in STEPS:
            for question in step(game):
                pytest.fail(f"a cleanup asks {question}")
            assert game.state == before, step.__name__
    assert left_out
    assert meanwhile  # while a showdown or a combat goes on
    assert performed
