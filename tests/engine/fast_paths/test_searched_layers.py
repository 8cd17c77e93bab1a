"""Layers that are searched again only after changes of what texts read, against searching after every one (476.2)."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine.layers.layer_model import Model
from judge.engine.layers.layers import called_for, taking_part, through_every_layer
from judge.engine.layers.plain_layers import plainly
from tests.engine.random_boards import layered_setup, random_play


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_searched_again_has_nothing_new(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    intricate = 0
    for position, _ in random_play(Random(f"searched {seed}"), 250, draw=layered_setup):
        state = position.state
        if called_for(state):
            things = taking_part(state)
            found = through_every_layer(things, state)
            with monkeypatch.context() as patched:
                patched.setattr(Model, "altered", lambda model, _: model.searched.clear())
                assert through_every_layer(things, state) == found
            intricate += plainly(things, state) is None
    assert intricate
