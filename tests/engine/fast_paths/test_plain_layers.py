"""The one walk that does for most boards, against the whole procedure of the layers."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine.layers.layers import called_for, taking_part, through_every_layer
from judge.engine.layers.plain_layers import plainly
from tests.engine.random_boards import random_play


@pytest.mark.parametrize("seed", range(3))
def test_one_walk_comes_to_the_same_as_sequence_after_sequence(seed: int) -> None:
    compared = 0
    for position, _ in random_play(Random(f"layers {seed}"), 900):
        state = position.state
        if called_for(state):
            things = taking_part(state)
            plain = plainly(things, state)
            if plain is not None:
                assert plain == through_every_layer(things, state)
                compared += 1
    assert compared
