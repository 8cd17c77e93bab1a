"""Random legal play from random boards: what must hold at every point of decision, whatever the cards do."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.events import Happened, Log
from judge.engine.state.modes import MODES
from judge.engine.turn.position import answer, begin
from judge.errors import NotModelled
from tests.engine.invariants import check, check_teams
from tests.engine.random_boards import random_game, random_play

if TYPE_CHECKING:
    from judge.engine.turn.position import Position

SEEDS = range(8)
"""``tools/random_games.py`` plays as many whole games as one asks for."""
DECISIONS = 150
"""Every seed answers at least this many decisions, over as many games as that takes."""


@pytest.mark.parametrize("seed", SEEDS)
def test_what_must_hold_holds_at_every_decision(seed: int) -> None:
    answered = 0
    for position, given in random_play(Random(seed), DECISIONS):
        check(position)
        answered += given is not None
    assert answered >= DECISIONS


@pytest.mark.parametrize("key", ["ffa3", "ffa4", "2v2"])
def test_what_must_hold_holds_among_several_players(key: str) -> None:
    for position, _ in random_play(Random(key), DECISIONS, MODES[key]):
        check(position)
        check_teams(position.state)


def test_combats_are_fought_in_random_play() -> None:
    seen: Counter[Happened] = Counter()
    for seed in SEEDS:
        for position, given in random_game(Random(seed)):
            if given is None:
                seen.update(event.kind for event in position.events)
    assert seen[Happened.COMBAT_BEGUN] >= 5
    assert seen[Happened.COMBAT_ENDED] >= 5
    assert seen[Happened.COMBAT_WON] >= 1


@pytest.mark.parametrize("seed", SEEDS)
def test_no_object_is_lost_or_made_and_incarnations_only_go_up(seed: int) -> None:
    before = None
    for position, given in random_play(Random(seed), DECISIONS):
        ages = {card: thing.id.incarnation for card, thing in position.state.objects.items()}
        if before is not None:
            new = ages.keys() - before.keys()
            assert before.keys() <= ages.keys()
            assert all(position.state.objects[card].card.token for card in new)  # an effect plays tokens: 350.2
            assert all(ages[card] >= age for card, age in before.items())
        before = ages if given is not None else None


@pytest.mark.parametrize("seed", SEEDS)
def test_old_positions_stay_as_they_were_when_they_are_forked(seed: int) -> None:
    random = Random(seed)
    forks = 0
    for position, given in random_play(Random(seed), DECISIONS):
        if given is None or position.decision is None:
            continue
        state = position.state
        objects, zones = dict(state.objects), dict(state.zones)
        chain, events = state.chain, len(position.events)
        other = random.choice([found for found, _ in zip(position.decision.answers(), range(50), strict=False)])
        try:
            assert answer(position, other) == answer(position, other)
            forks += 1
        except NotModelled:
            pass
        assert position.state is state
        assert (state.objects, state.zones, state.chain) == (objects, zones, chain)
        assert len(position.events) == events
    assert forks >= DECISIONS * 0.7


@pytest.mark.parametrize("seed", SEEDS)
def test_replaying_the_answers_of_a_game_gives_the_same_game(seed: int) -> None:
    played = [(position, given) for position, given in random_game(Random(seed)) if given is not None]
    first = played[0][0]
    replayed = begin(first.checkpoint, first.checkpoint_log)
    for position, given in played:
        assert replayed.state == position.state
        assert replayed.decision == position.decision
        assert Log.in_order(replayed.log) == position.events
        replayed = answer(replayed, given)
    assert replayed.events


@pytest.mark.parametrize("seed", SEEDS)
def test_every_chain_empties_and_every_game_goes_on_to_an_end(seed: int) -> None:
    """Passing on and ending turns, the chain is empty at the end of each turn and somebody wins by burning out."""
    position = begin(next(iter(random_game(Random(seed))))[0].state)
    turns = 0
    for _ in range(3000):
        if position.decision is None:
            break
        position, turned = _let_it_go(position)
        turns += turned
    assert position.state.winner is not None
    assert turns >= 1


def _let_it_go(position: Position) -> tuple[Position, bool]:
    decision = position.decision
    assert decision is not None
    keys = {option.key for option in decision.options}
    if "end turn" in keys:
        after = answer(position, ("end turn",))
        return after, after.state.turn.number > position.state.turn.number
    return answer(position, ("pass",) if "pass" in keys else next(decision.answers())), False
