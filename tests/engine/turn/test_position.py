"""Positions: points of decision as values."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.turn.position import answer, begin
from tests.engine.boards import Board
from tests.engine.random_boards import random_game


def board() -> Board:
    return Board().card("Baited Hook", at="base").unit("One").unit("Two").deck("P1", "Cruel Patron", "Stacked Deck")


def test_a_position_can_be_answered_in_two_ways_and_stays_what_it_was() -> None:
    start = answer(begin(board().state()), ("use Baited Hook",))
    assert start.decision is not None
    one, two = answer(start, ("One",)), answer(start, ("Two",))
    assert one.state != two.state
    assert answer(start, ("One",)) == one
    assert start.decision.timing == "target"


def test_an_answer_that_is_not_offered_is_refused() -> None:
    start = begin(board().state())
    with pytest.raises(ValueError, match="is not an answer to: P1 may act"):
        answer(start, ("pass",))
    with pytest.raises(ValueError, match="is not an answer"):
        answer(start, ("use Baited Hook", "end turn"))


def test_a_game_that_is_over_takes_no_answer() -> None:
    over = begin(Board(points={"P1": 8}).state())
    over = answer(over, ("end turn",))
    assert over.decision is None
    with pytest.raises(ValueError, match="The game is over"):
        answer(over, ())


def test_forced_answers_are_remembered_with_their_decisions() -> None:
    start = answer(begin(board().state()), ("use Baited Hook",))
    after = answer(start, ("One",))
    assert [(forced.decision.kind, forced.answer) for forced in after.forced][:3] == [
        (Kind.PAY, ("pay",)),
        (Kind.ACT, ("pass",)),
        (Kind.ACT, ("pass",)),
    ]


def test_every_event_names_a_rule_and_causes_that_came_before_it() -> None:
    end = answer(answer(begin(board().state()), ("use Baited Hook",)), ("One",))
    assert end.events
    for event in end.events:
        assert event.rules
        assert all(0 < cause < event.id for cause in event.causes)
    assert {event.kind for event in end.events} >= {Happened.KILLED, Happened.LOOKED, Happened.RECYCLED}


@pytest.mark.parametrize("seed", range(6))
def test_going_on_with_what_asked_and_replaying_come_to_the_same(seed: int) -> None:
    """The first answer goes on with the procedure that asked, the second one replays it."""
    game = list(random_game(Random(seed)))
    position = begin(game[0][0].checkpoint, game[0][0].checkpoint_log)
    for _, given in game:
        if given is not None:
            first, second = answer(position, given), answer(position, given)
            assert first == second
            assert first.events == second.events
            position = first
