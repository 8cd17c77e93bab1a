"""Draw and Burn Out (rules 413, 431)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.state.events import Happened
from judge.engine.state.zones import hand, main_deck
from tests.engine.boards import Board, points, spell

THREE = spell("Three", Draw(3))


def test_cards_are_drawn_from_the_top() -> None:
    play = Board().deck("P1", "Cruel Patron", "Void Seeker").add(spell("Draw", Draw(1)), at="hand").play("play Draw")
    play.pass_all()
    assert (play.where("Cruel Patron"), play.where("Void Seeker")) == ("P1's hand", "P1's main deck")
    assert "413.1.a" in play.numbers


def test_a_player_who_runs_out_recycles_the_trash_gives_a_point_and_draws_on() -> None:
    board = Board().deck("P1", "Void Seeker", size=1).card("Cruel Patron", at="trash").card("Hidden Blade", at="trash")
    play = board.add(THREE, at="hand").play("play Three").pass_all()
    while play.decision.timing == "shuffle":
        play.do(play.options[0])
    assert points(play.state) == {"P1": 0, "P2": 1}
    assert len(play.state.objects_in(hand("P1"))) == 3
    assert play.told(Happened.BURNED_OUT) == ["P1 burns out"]
    assert {"431.2", "431.2.c", "416.5"} <= play.numbers


def test_an_opponent_wins_at_once_by_the_second_burn_out_of_a_sequence() -> None:
    play = Board(points={"P2": 6}).deck("P1", size=0).add(THREE, at="hand").play("play Three").pass_all()
    assert play.state.winner == "P2"
    assert play.state.player("P2").points == 8
    assert len(play.events(Happened.BURNED_OUT)) == 2
    assert "431.3.c" in play.numbers


def test_the_first_burn_out_of_a_sequence_wins_in_the_next_cleanup_only() -> None:
    board = Board(points={"P2": 7}).deck("P1", size=2).card("Void Seeker", at="trash")
    play = board.add(THREE, at="hand").play("play Three").pass_all()
    assert play.state.winner == "P2"
    assert play.drawn("P1") == 3
    assert "431.3.c" not in play.numbers


def test_an_opponent_who_does_not_lead_wins_only_after_more_burn_outs() -> None:
    board = Board(points={"P1": 8, "P2": 8, "P3": 7}, players=("P1", "P2", "P3")).deck("P1", size=0)
    play = board.add(THREE, at="hand").play("play Three").pass_all().do("P3", "P3")
    assert (play.state.winner, play.state.player("P3").points) == (
        "P3",
        9,
    )  # at 8 it had no more points than the others
    assert len(play.events(Happened.BURNED_OUT)) == 2


def test_a_deck_that_is_empty_at_the_draw_phase_burns_out_before_the_draw() -> None:
    play = Board().deck("P2", size=0).card("Void Seeker", "P2", "trash").play("end turn")
    assert play.where("Void Seeker") == "P2's hand"
    assert points(play.state) == {"P1": 1, "P2": 0}
    assert not play.state.entries(main_deck("P2"))


def test_with_several_opponents_the_player_picks_who_gains_the_point() -> None:
    board = Board(players=("P1", "P2", "P3"), battlefields={"BF1": None, "BF2": None, "BF3": None})
    play = (
        board.deck("P1", size=0)
        .card("Void Seeker", at="trash")
        .add(spell("Draw", Draw(1)), at="hand")
        .play("play Draw")
    )
    play.pass_all()
    assert play.options == ["P2", "P3"]
    assert points(play.do("P3").state) == {"P1": 0, "P2": 0, "P3": 1}
