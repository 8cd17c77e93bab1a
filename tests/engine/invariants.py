"""What must hold at every point of decision of a game, whatever the cards do."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.engine.abilities.room_to_hide import room
from judge.engine.actions.buff import AnyNumberOfBuffs
from judge.engine.layers.layers import refreshed
from judge.engine.state.decisions import Kind
from judge.engine.state.identity import NOBODY
from judge.engine.state.zones import (
    NOWHERE,
    Zone,
    facedown,
    field,
)
from judge.engine.turn.sameness import key

if TYPE_CHECKING:
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position

OWNED = {Zone.HAND, Zone.TRASH, Zone.MAIN_DECK, Zone.RUNE_DECK, Zone.BANISHMENT, Zone.CHAMPION}


def check(position: Position) -> None:
    """Everything that must hold at a point of decision."""
    state = position.state
    assert state.winner is None or position.decision is None
    check_places(state)
    check_numbers(state)
    check_chain(state)
    check_decision(position)
    check_what_is_worked_out(state)
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
            assert place.of == thing.controller or thing.attached_to is not None
        if thing.card.token:
            assert place == NOWHERE or place.on_board or place.zone is Zone.CHAIN
    assert len({thing.label for thing in state.objects.values()}) == len(state.objects)


def check_what_is_worked_out(state: GameState) -> None:
    """What is kept on objects and states to save time is what would be worked out anew."""
    assert refreshed(state).objects == state.objects
    assert hash(key(state)) == hash(key(state))
    for name, here in state.battlefields.items():
        for thing in state.objects_in(field(name)):
            assert thing.controller == (here.controller or NOBODY)


def check_numbers(state: GameState) -> None:
    for player in state.by_player.values():
        assert player.points >= 0
        pool = player.pool
        assert pool.energy >= 0
        assert all(amount > 0 for _, amount in pool.power)
    for thing in state.objects.values():
        assert all(amount > 0 for _, amount in thing.damage)
        assert thing.buffs in (0, 1) or any(isinstance(found, AnyNumberOfBuffs) for found in thing.card.abilities)
    for thing in state.objects.values():
        if thing.designation is not None:
            assert state.combat is not None
            assert thing.is_unit
    for name, here in state.battlefields.items():
        assert sum(thing.place == facedown(name) for thing in state.objects.values()) <= 2  # two at Bandle Tree
        assert here.controller in (None, *state.players)


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
    answers = [given for given, _ in zip(decision.answers(), range(30), strict=False)]
    assert answers
    assert len(set(answers)) == len(answers)
    assert all(decision.is_legal(given) for given in answers)
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
        assert decision.by == (state.turn.invited or state.turn.player)
    for thing in state.permanents:
        assert not thing.has_lethal_damage
        if thing.attached_to is None:
            assert thing.place.zone is Zone.BASE or thing.is_unit
        else:
            assert thing.id.card in state.objects[thing.attached_to].attached
            assert thing.place == state.objects[thing.attached_to].place
    for name, here in state.battlefields.items():
        present = {thing.controller for thing in state.permanents if thing.is_unit and thing.place.of == name}
        assert len(present) <= 2
        if len(present) == 2:
            assert not at_rest(state, name)
        for thing in state.objects.values():
            if thing.place.zone is Zone.FACEDOWN and thing.place.of == name:
                assert thing.controller == here.controller
        hidden = [thing for thing in state.objects.values() if thing.place == facedown(name)]
        assert len(hidden) <= room(state, name)
        if at_rest(state, name) and here.controller is not None:
            assert present == {here.controller}
        if here.contested_by is not None:
            assert not at_rest(state, name) or not state.is_neutral


def at_rest(state: GameState, name: str) -> bool:
    """Nothing is on the chain, and neither a showdown nor a combat goes on or is staged at a battlefield."""
    return state.is_open and not state.is_ongoing(name) and not state.battlefields[name].combat_staged


def check_teams(state: GameState) -> None:
    """Teammates have their points together and their units apart."""
    for team in state.teams:
        assert len({state.player(member).points for member in team}) == 1
        for name in state.battlefields:
            there = {unit.controller for unit in state.permanents if unit.is_unit and unit.place.of == name}
            assert not set(team) <= there
