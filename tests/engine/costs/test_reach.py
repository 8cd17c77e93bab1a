"""Glances at costs against the whole way: what they leave out cannot be paid for, and plain costs are the totals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.charged import Charged
from judge.engine.costs.plain_cost import plain_cost
from judge.engine.costs.reach import reach_of
from judge.engine.costs.total_cost import totals
from judge.engine.playing.legality import timing_for
from judge.engine.playing.offers import activatable, playable
from judge.engine.state.chain import Permission
from judge.engine.state.decisions import Kind
from judge.engine.state.zones import hand
from judge.engine.turn.game_hooks import game_on
from tests.engine.random_boards import random_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.turn.position import Position


def positions(seed: int) -> Iterator[tuple[Position, str]]:
    """Points of random games at which a player may act."""
    for part in range(5):
        for position, _ in random_game(Random(5 * seed + part)):
            decision = position.decision
            if decision is not None and decision.kind is Kind.ACT and decision.by is not None:
                yield position, decision.by


@pytest.mark.parametrize("seed", range(4))
def test_a_glance_at_the_means_alters_nothing_that_is_offered(seed: int) -> None:
    glances = 0
    for position, player in positions(seed):
        game = game_on(position.state)
        reach, moment = reach_of(game, player), timing_for(game, player)
        glances += reach is not None
        assert playable(game, player, moment, reach) == playable(game, player, moment, None)
        assert activatable(game, player, moment, reach) == activatable(game, player, moment, None)
    assert glances


@pytest.mark.parametrize("seed", range(4))
def test_what_a_plain_cost_says_is_the_total(seed: int) -> None:
    plain = altered = 0
    for position, player in positions(seed):
        game, state = game_on(position.state), position.state
        in_hand = state.objects_in(hand(player))
        things = [Charged(player, thing, permission=Permission(thing.place)) for thing in in_hand]
        things += [Charged(player, thing, found) for thing in state.on_board for _, found in abilities_of(thing)]
        for charged in things:
            cost = plain_cost(state, charged, chooses=False)
            if cost is None:
                altered += 1
            else:
                plain += 1
                assert totals(game, charged).costs == (cost,)
    assert plain > altered > 0
