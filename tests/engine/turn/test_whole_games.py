"""Whole random games in every mode, from the set-up to the end: invariants, replay, and mirrored seats.

RANDOM_GAMES=500 in the environment plays so many games per mode instead of a few.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec import Struct

from judge.engine.state.decisions import Kind
from judge.engine.state.modes import MODES
from judge.engine.state.turn import Phase
from judge.engine.state.zones import NOWHERE, Zone
from judge.engine.turn.conceding import concede
from judge.engine.turn.position import answer, begin
from judge.engine.turn.set_up import new_game
from judge.errors import NotModelled
from tests.engine.boards import points
from tests.engine.invariants import check, check_teams
from tests.engine.random_decks import Played, answers_at_random, looks, play_on, random_deck, seeds, whole_game

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState
    from judge.engine.turn.set_up import Deck

GAMES = [(key, seed) for key in MODES for seed in seeds(3)]
pytestmark = pytest.mark.parametrize(("key", "seed"), GAMES)


@cache
def game(key: str, seed: int) -> Played:
    return whole_game(Random(f"{key} {seed}"), MODES[key])


def test_a_game_ends_with_a_winner_and_everything_holds_on_the_way(key: str, seed: int) -> None:
    played = game(key, seed)
    assert played.ending == "won"
    for position in played.positions:
        check(position)
        check_teams(position.state)
    state = played.last.state
    assert state.winner is not None
    best = max(points(state).values())
    assert state.player(state.winner).points == best >= MODES[key].victory_score


def test_no_object_is_lost_or_made_but_tokens(key: str, seed: int) -> None:
    played = game(key, seed)
    first = played.positions[0].state
    for position in played.positions:
        added = {card: thing for card, thing in position.state.objects.items() if card not in first.objects}
        assert first.objects.keys() <= position.state.objects.keys()
        assert all(thing.card.token or thing.replaced_by is not None for thing in added.values())
        for card, thing in first.objects.items():
            now = position.state.objects[card]
            replaced = now.card.token  # the object goes on as the token that has replaced it: 438.1.a
            assert replaced or (now.owner, now.label) == (thing.owner, thing.label)
            gone = now.place == NOWHERE and thing.place != NOWHERE and position.state.turn.phase is not Phase.SET_UP
            assert not gone


def test_chains_are_empty_between_turns_and_turns_alternate(key: str, seed: int) -> None:
    before: GameState | None = None
    for position in game(key, seed).positions:
        state = position.state
        if before is not None and before.turn.phase is not Phase.SET_UP and state.turn.number > before.turn.number:
            queued = before.turn.additional[0] if before.turn.additional else None
            due = state.players[(state.players.index(before.turn.player) + 1) % len(state.players)]
            assert before.turn.last_regular or queued or state.turn.player == due
        before = state
    assert before is not None


def test_replaying_the_answers_gives_the_identical_game(key: str, seed: int) -> None:
    played = game(key, seed)
    position = begin(played.positions[0].checkpoint)
    for given, expected in zip(played.answers, played.positions[1:], strict=True):
        position = answer(position, given)
        assert position.decision == expected.decision
    assert position.state == played.last.state
    assert position.events == played.last.events


def test_a_loop_or_a_dead_end_is_never_met(key: str, seed: int) -> None:
    assert Counter(problem.split(":")[0] for problem in game(key, seed).refused)["A loop"] == 0


def test_the_same_game_with_the_seats_turned_is_the_same_game(key: str, seed: int) -> None:
    """Every player sits one place further and does what the one in their old place did."""
    mode = MODES[key]
    random = Random(f"{key} {seed} seats")
    players = [f"P{seat}" for seat in range(1, mode.players + 1)]
    decks = {player: random_deck(random) for player in players}
    played = play_on(random, begin(new_game(mode, decks)))
    turn = dict(zip(players, players[1:] + players[:1], strict=True))
    turned: dict[str, Deck] = {player: decks[old] for old, player in turn.items()}
    position = begin(new_game(mode, {player: turned[player] for player in players}))
    for before, given in zip(played.positions, played.answers, strict=False):
        assert before.decision is not None
        assert position.decision is not None
        assert position.decision.kind is before.decision.kind
        assert position.decision.by == turn.get(before.decision.by or "")
        position = answer(position, _turned(before.decision, given, position.decision, turn))
    assert looks(position.state) == _turned_looks(played.last.state, turn)


def _turned(decision: Decision, given: Answer, other: Decision, turn: dict[str, str]) -> Answer:
    """The answer to the decision of the turned game that says the same; numbers of triggers can differ."""
    left = list(other.options)
    found = []
    for key in given:
        wanted = decision.option(key)
        words = (_renamed(wanted.label, turn), _renamed(wanted.about, turn))
        option = next(one for one in left if _alike((one.label, one.about), words))
        left.remove(option)
        found.append(option.key)
    if decision.kind is Kind.ORDER:
        return tuple(found)
    return tuple(option.key for option in other.options if option.key in found)


def _alike(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two options say the same: assignments of damage list the units in the order of the board."""
    return tuple(sorted(one[0].split(", "))) == tuple(sorted(other[0].split(", "))) and one[1] == other[1]


def _renamed(words: str, turn: dict[str, str]) -> str:
    for old in turn:
        words = words.replace(old, old.replace("P", "\0"))
    for old, new in turn.items():
        words = words.replace(old.replace("P", "\0"), new)
    return words


def _turned_looks(state: GameState, turn: dict[str, str]) -> tuple[object, ...]:
    """What the state looks like with the players renamed."""

    def rename(value: object) -> object:
        if isinstance(value, str):
            return _renamed(value, turn)
        if isinstance(value, Struct):
            return type(value)(*(rename(getattr(value, field)) for field in value.__struct_fields__))
        if isinstance(value, tuple):
            return tuple(rename(part) for part in value)
        if isinstance(value, list):
            return [rename(part) for part in value]
        return value

    def in_order(part: object) -> object:
        return sorted(part) if isinstance(part, list) else part

    parts: list[object] = list(looks(state))
    found = [in_order(rename(part)) for part in parts]
    fields = found[2]
    assert isinstance(fields, tuple)
    found[2] = tuple(sorted(fields, key=lambda pair: str(pair[0])))
    return tuple(found)


def test_the_game_goes_on_when_a_player_concedes_in_the_middle(key: str, seed: int) -> None:
    random = Random(f"{key} {seed} concession")
    played = game(key, seed)
    acts = [position for position in played.positions if position.decision and position.decision.kind is Kind.ACT]
    position = random.choice(acts)
    leaving = random.choice(position.state.players)
    after = concede(position, leaving)
    assert after.events[: len(position.events)] == position.events
    if after.decision is None:
        assert after.state.winner not in {leaving, None}
        return
    assert leaving not in after.state.players
    assert all(thing.owner != leaving or thing.place == NOWHERE for thing in after.state.objects.values())
    assert all(thing.controller != leaving for thing in after.state.on_board)
    assert all(thing.place.zone is not Zone.CHAIN or thing.controller != leaving for thing in
               after.state.objects.values())  # fmt: skip
    rest = play_on(random, after)
    for found in rest.positions:
        check(found)
    assert rest.ending == "won"
    assert rest.last.state.winner in after.state.players


def test_a_player_concedes_while_something_else_is_decided(key: str, seed: int) -> None:
    """In the set-up, while damage is assigned or a deck is shuffled, in the middle of a resolution (650)."""
    random = Random(f"{key} {seed} meanwhile")
    open_now = [found for found in game(key, seed).positions if found.decision and found.decision.kind is not Kind.ACT]
    for position in random.sample(open_now, 6):
        leaving = random.choice(position.state.players)
        after = concede(position, leaving)
        for _ in range(15):
            check(after)
            places = {thing.place for thing in after.state.objects.values()}
            assert after.decision is None or not any(place.of == leaving for place in places)
            if after.decision is None:
                break
            assert after.decision.by in {None, *after.state.players}
            for given in answers_at_random(random, after.decision):
                with suppress(NotModelled):
                    after = answer(after, given)
                    break
