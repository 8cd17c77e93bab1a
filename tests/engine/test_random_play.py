"""Random legal play from random boards: what must hold at every point of decision, whatever the cards do."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.decisions import Kind
from judge.engine.events import Happened, Log
from judge.engine.position import answer, begin
from judge.engine.zones import NOWHERE, Zone
from judge.errors import NotModelled
from tests.engine.random_boards import random_game, random_play

if TYPE_CHECKING:
    from judge.engine.position import Position
    from judge.engine.state import GameState

SEEDS = range(12)
DECISIONS = 150
"""Every seed answers at least this many decisions, over as many games as that takes."""

OWNED = {Zone.HAND, Zone.TRASH, Zone.MAIN_DECK, Zone.RUNE_DECK, Zone.BANISHMENT, Zone.CHAMPION}


def check(position: Position) -> None:
    """Everything that must hold at a point of decision."""
    state = position.state
    check_places(state)
    check_numbers(state)
    check_chain(state)
    check_decision(position)
    if position.decision is not None and position.decision.kind is Kind.ACT:
        check_after_cleanups(position)


def check_places(state: GameState) -> None:
    listed = [
        (card, place)
        for place, entries in state.zones.items()
        for entry in entries
        for card in ((entry,) if isinstance(entry, int) else entry)
    ]
    assert Counter(card for card, _ in listed) == Counter(state.objects.keys())
    for card, place in listed:
        thing = state.objects[card]
        assert thing.id.card == card
        assert thing.place == place
        if place.zone in OWNED:
            assert place.of == thing.owner == thing.controller
            assert (thing.damage, thing.buffs, thing.exhausted) == ((), 0, False)
        if place.zone is Zone.BASE:
            assert place.of == thing.controller
        if thing.card.token:
            assert place == NOWHERE or place.on_board or place.zone is Zone.CHAIN
    assert len({thing.label for thing in state.objects.values()}) == len(state.objects)


def check_numbers(state: GameState) -> None:
    assert min(state.points.values()) >= 0
    for pool in state.pools.values():
        assert pool.energy >= 0
        assert all(amount > 0 for _, amount in pool.power)
    for thing in state.objects.values():
        assert all(amount > 0 for _, amount in thing.damage)
        assert thing.buffs in (0, 1)
    for thing in state.objects.values():
        if thing.designation is not None:
            assert state.combat is not None
            assert thing.is_unit
    for name, field in state.battlefields.items():
        facedown = [thing for thing in state.objects.values() if str(thing.place) == f"the facedown zone of {name}"]
        assert len(facedown) <= 1
        assert field.controller in (None, *state.players)


def check_chain(state: GameState) -> None:
    cards = {thing.id for thing in state.objects.values() if thing.place.zone is Zone.CHAIN}
    assert cards == {item.object for item in state.chain if item.is_card and state.find(item.object) is not None}
    assert len({item.id for item in state.chain}) == len(state.chain)
    assert state.winner is not None or all(item.is_card is (item.permission is not None) for item in state.chain)


def check_decision(position: Position) -> None:
    decision = position.decision
    if decision is None:
        assert position.state.winner is not None
        return
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys)
    assert decision.forced is None
    assert decision.by in (None, *position.state.players)
    assert (decision.by is None) is (decision.kind is Kind.CHANCE)


def check_after_cleanups(position: Position) -> None:
    """What cleanups see to, before anybody acts."""
    state, decision = position.state, position.decision
    assert decision is not None
    assert not state.cleanup_due
    assert not any(item.pending for item in state.chain)
    if state.chain:
        assert decision.by == state.priority
    elif state.showdown is not None:
        assert decision.by == state.showdown.focus
    else:
        assert decision.by == state.turn_player
    for thing in state.permanents:
        assert not thing.has_lethal_damage
        assert thing.place.zone is Zone.BASE or thing.is_unit
    for name, field in state.battlefields.items():
        present = {thing.controller for thing in state.permanents if thing.is_unit and thing.place.of == name}
        assert len(present) <= 2
        if len(present) == 2:
            assert not at_rest(state, name)
        for thing in state.objects.values():
            if thing.place.zone is Zone.FACEDOWN and thing.place.of == name:
                assert thing.controller == field.controller
        if at_rest(state, name) and field.controller is not None:
            assert present == {field.controller}
        if field.contested_by is not None:
            assert not at_rest(state, name) or not state.is_neutral


def at_rest(state: GameState, name: str) -> bool:
    """Nothing is on the chain, and neither a showdown nor a combat goes on or is staged at a battlefield."""
    field = state.battlefields[name]
    return state.is_open and not state.is_ongoing(name) and not field.combat_staged


@pytest.mark.parametrize("seed", SEEDS)
def test_what_must_hold_holds_at_every_decision(seed: int) -> None:
    answered = 0
    for position, given in random_play(Random(seed), DECISIONS):
        check(position)
        answered += given is not None
    assert answered >= DECISIONS


def test_combats_are_fought_in_random_play() -> None:
    seen: Counter[Happened] = Counter()
    for seed in SEEDS:
        for position, given in random_game(Random(seed)):
            if given is None:
                seen.update(event.kind for event in position.events)
    assert seen[Happened.COMBAT_BEGUN] >= 10
    assert seen[Happened.COMBAT_ENDED] >= 10
    assert seen[Happened.COMBAT_WON] >= 1


@pytest.mark.parametrize("seed", SEEDS)
def test_no_object_is_lost_or_made_and_incarnations_only_go_up(seed: int) -> None:
    before = None
    for position, given in random_play(Random(seed), DECISIONS):
        ages = {card: thing.id.incarnation for card, thing in position.state.objects.items()}
        if before is not None:
            assert ages.keys() == before.keys()
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
        return after, after.state.turn > position.state.turn
    return answer(position, ("pass",) if "pass" in keys else next(decision.answers())), False
