"""Counts of positions: small ones worked out by hand, larger ones counted again in the plainest way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.engine.actions.deal import Deal
from judge.engine.state.modes import MODES
from judge.engine.turn.perft import counts, divide, perft
from judge.engine.turn.position import answer, begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.errors import NotModelled
from judge.scenario.board.setup import Setup
from tests.engine.boards import Board, spell
from tests.engine.random_boards import random_game
from tests.engine.random_decks import whole_game

if TYPE_CHECKING:
    from judge.engine.turn.position import Position


def test_nothing_to_do_but_to_end_the_turn() -> None:
    # Nobody has anything: each turn has the one answer "end the turn", which is nobody's to give but the player's.
    assert counts(Board().play().position, 4) == (1, 1, 1, 1, 1)


def test_one_unit_and_two_battlefields() -> None:
    # P1 has one ready unit in their base.
    # 1: move or end the turn = 2
    # 2: after "move": BF1 or BF2 (which unit is forced), 2; after "end": P2 has nothing but "end the turn", 1 = 3
    # 3: after either move the showdown passes by itself (nobody has anything), the unit is exhausted and P1 can only
    #    end the turn, 2; after "end, end" it is P1's turn again: move or end, 2 = 4
    position = Board().unit("u").play().position
    assert counts(position, 3) == (1, 2, 3, 4)
    assert divide(position, 3) == {("move",): 2, ("end turn",): 2}


def test_two_units_and_one_battlefield() -> None:
    # P1 has two ready units in their base; where to is forced with one battlefield.
    # 1: move or end the turn = 2
    # 2: after "move": a, b, or both, 3; after "end": P2 ends, 1 = 4
    # 3: after "a" (or "b") the other one can still move: move or end, 2 each; after "both": end, 1; after "end, end":
    #    P1 again, move or end, 2 = 7
    position = Board(battlefields={"BF1": None}).unit("a").unit("b").play().position
    assert counts(position, 3) == (1, 2, 4, 7)
    assert divide(position, 2) == {("move",): 3, ("end turn",): 1}


def test_a_spell_with_a_choice_of_two_targets() -> None:
    # P1 has a spell that deals 1 to a unit and no units; P2 has two exhausted units with 3 Might in their base.
    # 1: play or end the turn = 2
    # 2: after "play": a or b, 2; after "end": P2's units are ready now: move or end, 2 = 4
    # 3: after each target everybody passes (nobody has anything else) and P1 can only end the turn, 2; after "end,
    #    move": to BF1 or BF2, 2; after "end, end": P1 plays or ends, 2 = 6
    # 4: after the two "end": P2 moves or ends, 4; after "end, move, BF": which units, 3 each, 6; after "end, end,
    #    play": 2 targets; after "end, end, end": move or end, 2 = 14
    board = Board().add(spell("zap", Deal(1, Target(a_unit()))), at="hand")
    board.unit("a", 3, "P2", exhausted=True).unit("b", 3, "P2", exhausted=True)
    position = board.play().position
    assert counts(position, 4) == (1, 2, 4, 6, 14)
    assert divide(position, 4) == {("play zap",): 4, ("end turn",): 10}


def test_a_combat_with_two_ways_to_assign_damage() -> None:
    # P1's 3-Might unit attacks two 2-Might units; nobody can do anything in the showdown.
    # 1: 3 damage is 2 and 1, one way round or the other; P2's 4 damage to one unit is forced = 2
    # 2: one defender and the attacker die, P1 has nothing left: the end of the turn = 2
    # 3: P2's turn, the other defender is ready and at BF1: move (to the base, forced) or end = 4
    position = Board().unit("a", 3, at="BF1").unit("d", 2, "P2", at="BF1").unit("e", 2, "P2", at="BF1").play().position
    assert counts(position, 3) == (1, 2, 2, 4)
    assert set(divide(position, 2).values()) == {1}


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    # P1 has 7 points and holds BF1: with the end of P2's turn P1 wins.
    position = Board(turn_player="P2", battlefields={"BF1": "P1"}, points={"P1": 7}).unit("u", at="BF1").play().position
    assert counts(position, 2) == (1, 1, 0)
    assert divide(answer(position, ("end turn",)), 2) == {}


# The same, counted without any cleverness


def plainly(position: Position, depth: int) -> int:
    """One line of play after the other: no merging, no sharing."""
    if depth == 0:
        return 1
    total = 0
    if position.decision is not None:
        for given in position.decision.answers():
            total += plainly(answer(position, given), depth - 1)
    return total


def narrow(position: Position, most: int) -> bool:
    decision = position.decision
    return decision is not None and sum(1 for _, _ in zip(decision.answers(), range(most + 1), strict=False)) <= most


BOARDS = [(seed, move) for seed in range(8) for move in (0, 9)]


@pytest.mark.parametrize(("seed", "move"), BOARDS)
def test_random_boards_count_the_same_without_merging(seed: int, move: int) -> None:
    found = [position for position, _ in random_game(Random(seed)) if narrow(position, 12)]
    compare(found[move % len(found)], 3)


@pytest.mark.parametrize("key", MODES)
def test_positions_of_whole_games_count_the_same_without_merging(key: str) -> None:
    positions = [found for found in whole_game(Random(f"perft {key}"), MODES[key]).positions if narrow(found, 6)]
    for position in positions[:: max(1, len(positions) // 4)]:
        compare(position, 3)


def compare(position: Position, depth: int) -> None:
    try:
        plain = plainly(position, depth)
    except NotModelled:
        with pytest.raises(NotModelled):
            perft(position, depth)
        return
    assert perft(position, depth) == plain
    assert sum(divide(position, depth).values()) == plain


def test_merging_makes_a_difference() -> None:
    """Two units that move one after the other, or the other way round, end in one position: it is walked once."""
    position = Board().unit("a").unit("b").unit("c").play().position
    assert perft(position, 6) == plainly(position, 6)


def test_a_depth_of_nothing_is_the_position_itself() -> None:
    position = begin(Setup().state())
    assert counts(position, 0) == (1,)
    assert perft(position, 0) == 1
