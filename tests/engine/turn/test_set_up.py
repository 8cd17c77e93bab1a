"""The set-up of a game in every mode, and what its first turns have that later ones have not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.card import LEGEND, RUNE, Card
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.modes import (
    DUEL,
    MAGMA_CHAMBER,
    MATCH,
    MODES,
    SKIRMISH,
    WAR,
    Mode,
)
from judge.engine.state.sides import opponents, teammates
from judge.engine.state.turn import Phase
from judge.engine.state.zones import (
    NOWHERE,
    Place,
    Zone,
    base,
    hand,
    main_deck,
)
from judge.engine.turn.position import answer, begin
from judge.engine.turn.set_up import Deck, new_game
from judge.scenario.board.setup import plain_battlefield, plain_unit
from tests.engine.random_decks import random_deck

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer
    from judge.engine.turn.position import Position

LEGEND_CARD = Card("a legend", (LEGEND,))
RUNES = (Card("a rune", (RUNE,)),) * 12
UNITS = tuple(plain_unit(might) for might in range(1, 11))


def plain_deck(*battlefields: str) -> Deck:
    fields = tuple(plain_battlefield(name) for name in battlefields or ("A", "B", "C"))
    return Deck(LEGEND_CARD, UNITS[0], UNITS[1:], RUNES, fields)


def table(mode: Mode) -> Position:
    return begin(new_game(mode, {f"P{seat}": plain_deck() for seat in range(1, mode.players + 1)}))


def go_to_first_turn(position: Position, *, first: str = "P1", aside: int = 0) -> Position:
    """Answer everything up to the Main Phase of the first turn; ``aside`` cards go back from every hand."""
    while position.state.turn.phase is Phase.SET_UP or (position.decision and position.decision.kind is Kind.CHANCE):
        assert position.decision is not None
        options = [option.key for option in position.decision.options]
        given: Answer = (options[0],)
        if position.decision.timing == "first player":
            given = (first,)
        elif position.decision.timing == "mulligan":
            given = tuple(options[:aside])
        position = answer(position, given)
    return position


def test_legends_champions_and_decks_are_in_place_before_anything_is_decided() -> None:
    position = table(SKIRMISH)
    state = position.state
    for player in ("P1", "P2", "P3"):
        assert [thing.card for thing in state.objects_in(Place(Zone.LEGEND, player))] == [LEGEND_CARD]
        assert [thing.card for thing in state.objects_in(Place(Zone.CHAMPION, player))] == [UNITS[0]]
        assert len(state.objects_in(main_deck(player))) == len(UNITS) - 1
        assert len(state.objects_in(Place(Zone.RUNE_DECK, player))) == 12
        assert len([entry for entry in state.entries(main_deck(player)) if isinstance(entry, tuple)]) == 1
        assert not state.objects_in(hand(player))
    assert position.decision is not None
    assert (position.decision.by, position.decision.timing) == (None, "first player")
    assert [option.key for option in position.decision.options] == ["P1", "P2", "P3"]


@pytest.mark.parametrize("mode", MODES.values(), ids=lambda mode: mode.key)
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_after_the_set_up_everybody_has_four_cards_and_the_mode_its_battlefields(mode: Mode, first: str) -> None:
    position = go_to_first_turn(table(mode), first=first)
    state = position.state
    assert state.turn.player == state.players[0] == first
    assert state.turn.phase is Phase.MAIN
    assert len(state.battlefields) == mode.battlefields
    assert all(field.controller is None for field in state.battlefields.values())
    assert state.victory_score == mode.victory_score
    for player in state.players:
        drawn = 1 if player == first and mode.first_draws else 0
        assert len(state.objects_in(hand(player))) == 4 + drawn
        assert len(state.objects_in(main_deck(player))) == len(UNITS) - 1 - 4 - drawn
    assert state.set_up is None
    assert not state.marks or {mark.who for mark in state.marks} == {first}


def test_in_ffa4_and_2v2_the_first_player_brings_no_battlefield() -> None:
    for mode in (WAR, MAGMA_CHAMBER):
        state = go_to_first_turn(table(mode), first="P3").state
        owners = [thing.owner for name in state.battlefields for thing in state.objects_in(Place(Zone.FIELD, name))]
        assert sorted(owners) == ["P1", "P2", "P4"]
        assert len(state.objects_in(NOWHERE)) == 12 - 3


def test_chance_takes_the_battlefields_in_a_duel_and_the_players_do_in_a_match() -> None:
    for mode, who in ((DUEL, [None, None]), (MATCH, ["P1", "P2"])):
        position = answer(table(mode), ("P1",))
        asked = []
        while position.decision is not None and position.decision.timing == "battlefield":
            asked.append(position.decision.by)
            assert not position.state.battlefields  # they are placed at the same time
            position = answer(position, (position.decision.options[1].key,))
        assert asked == who
        assert sorted(position.state.battlefields) == ["P1's B", "P2's B"]


def test_the_first_turn_of_the_first_and_the_last_player() -> None:
    for mode in MODES.values():
        position = go_to_first_turn(table(mode))
        runes = {}
        drawn = Counter({"P1": 0})
        for turn in range(2 * mode.players):
            state = position.state
            player = state.turn.player
            runes[player, turn >= mode.players] = len(state.objects_in(base(player)))
            drawn[player] = len(state.objects_in(hand(player))) - 4
            position = answer(position, ("end turn",))
            while position.decision is not None and position.decision.kind is Kind.CHANCE:
                position = answer(position, next(position.decision.answers()))
        last = f"P{mode.players}"
        assert [runes[f"P{seat}", False] for seat in range(1, mode.players + 1)] == [2] * (mode.players - 1) + [3]
        assert runes["P1", True] == 4
        assert runes[last, True] == 5
        assert drawn["P1"] == (2 if mode.first_draws else 1)
        assert drawn[last] == 2
        skipped = [event for event in position.events if event.kind is Happened.DRAW_SKIPPED]
        assert [event.who for event in skipped] == ([] if mode.first_draws else ["P1"])
        assert not any(player.first_turn for player in position.state.by_player.values())


def test_the_extra_rune_waits_for_the_last_players_first_turn() -> None:
    state = go_to_first_turn(table(SKIRMISH)).state
    assert state.player("P1").first_turn is None  # it is over: the draw was skipped
    found = state.player("P3").first_turn
    assert found is not None
    assert found.extra_runes == 1
    assert state.player("P2").first_turn is None


@pytest.mark.parametrize("aside", [0, 1, 2])
def test_a_mulligan_draws_as_many_and_recycles_what_was_set_aside(aside: int) -> None:
    position = answer(table(DUEL), ("P1",))
    while position.decision is not None and position.decision.timing != "mulligan":
        position = answer(position, next(position.decision.answers()))
    assert position.decision is not None
    assert (position.decision.by, position.decision.minimum, position.decision.maximum) == ("P1", 0, 2)
    before = position.state
    old = [thing.label for thing in before.objects_in(hand("P1"))]
    chosen = tuple(old[:aside])
    position = answer(position, chosen)
    while position.decision is not None and position.decision.kind is Kind.CHANCE:
        assert not set(chosen) & {option.about for option in position.decision.options}
        position = answer(position, next(position.decision.answers()))
    state = position.state
    assert len(state.objects_in(hand("P1"))) == 4
    assert not set(chosen) & {thing.label for thing in state.objects_in(hand("P1"))}
    bottom = state.entries(main_deck("P1"))[-1] if aside else ()
    cards = (bottom,) if isinstance(bottom, int) else bottom
    assert len(cards) == aside or aside == 0
    assert {state.objects[card].label for card in cards} == set(chosen)
    assert position.decision is not None
    assert position.decision.by == "P2"


def test_nobody_sets_aside_more_than_two() -> None:
    position = answer(table(DUEL), ("P1",))
    while position.decision is not None and position.decision.timing != "mulligan":
        position = answer(position, next(position.decision.answers()))
    assert position.decision is not None
    three = tuple(option.key for option in position.decision.options[:3])
    with pytest.raises(ValueError, match="is not an answer"):
        answer(position, three)


def test_teams_alternate_from_whoever_goes_first() -> None:
    state = go_to_first_turn(table(MAGMA_CHAMBER), first="P2").state
    assert state.players == ("P2", "P3", "P4", "P1")
    assert teammates(state, "P2") == ("P4",)
    assert teammates(state, "P1") == ("P3",)
    assert opponents(state, "P4") == ("P1", "P3")


def test_a_mode_wants_its_number_of_players() -> None:
    with pytest.raises(ValueError, match="has 3 players"):
        new_game(SKIRMISH, {"P1": plain_deck(), "P2": plain_deck()})


def test_two_opponents_may_bring_the_same_battlefield() -> None:
    position = begin(new_game(DUEL, {"P1": plain_deck("X"), "P2": plain_deck("X")}))
    state = go_to_first_turn(position).state
    assert sorted(state.battlefields) == ["P1's X", "P2's X"]


def test_random_decks_hold_what_a_deck_needs() -> None:
    deck = random_deck(Random(1))
    assert len(deck.runes) == 12
    assert len(deck.battlefields) == 3
    assert deck.champion is not None
