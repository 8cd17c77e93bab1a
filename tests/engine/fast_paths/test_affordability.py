"""The fast path of affordability against the full way: what it says is what comes of working it out (419.2.a)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.abilities.activated import abilities_of
from judge.engine.costs.affordability import can_pay_for_ability_in_full, can_pay_for_card_in_full
from judge.engine.costs.affordability_fast_path import glance_at_ability, glance_at_card
from judge.engine.playing.legality import from_place
from judge.engine.state.decisions import Kind
from judge.engine.state.zones import hand
from judge.engine.targeting.choose_one import can_choose
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.chooser import Chooser
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
def test_what_a_glance_says_of_a_card_comes_of_working_it_out(seed: int) -> None:
    said: Counter[bool | None] = Counter()
    for position, player in positions(seed):
        game = game_on(position.state)
        for thing in position.state.objects_in(hand(player)):
            permission = from_place(thing.place)
            by = Chooser(player, None, permission.at)
            if thing.card.filler or not can_choose(game, thing.card.effect, by):
                continue
            known = glance_at_card(game, player, thing.card, permission)
            said[known] += 1
            if known is not None:
                assert can_pay_for_card_in_full(game, player, thing, permission, by) is known, thing.label
    assert min(said[True], said[False], said[None]) > 0


@pytest.mark.parametrize("seed", range(4))
def test_what_a_glance_says_of_an_ability_comes_of_working_it_out(seed: int) -> None:
    said: Counter[bool | None] = Counter()
    for position, player in positions(seed):
        game = game_on(position.state)
        mine = [thing for thing in position.state.on_board if thing.controller == player]
        for thing in mine:
            for place, ability in abilities_of(thing):
                by = Chooser(player, thing.id, ability=place)
                if not can_choose(game, ability.effect, by):
                    continue
                known = glance_at_ability(game, player, thing, ability)
                said[known] += 1
                if known is not None:
                    assert can_pay_for_ability_in_full(game, player, thing, ability, by) is known, thing.label
    assert min(said[True], said[False], said[None]) > 0
