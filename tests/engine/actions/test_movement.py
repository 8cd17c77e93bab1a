"""The Standard Move (rules 144, 445-453, 810)."""

from __future__ import annotations

from tests.engine.boards import Board


def test_units_with_the_same_destination_move_together_from_different_places() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Home").card("Nocturne, Horrifying", at="BF1")
    play = board.play("move")
    assert play.options == ["BF1", "BF2", "P1's base"]
    play.do("BF2")
    assert play.options == ["Home", "Nocturne, Horrifying"]
    play.do(("Home", "Nocturne, Horrifying"))
    assert (play.where("Home"), play.where("Nocturne, Horrifying")) == ("BF2", "BF2")
    assert play.thing("Home").exhausted
    assert play.thing("Home").id.incarnation == 0


def test_without_ganking_a_unit_moves_from_a_battlefield_only_home() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").unit("Rest", exhausted=True)
    play = board.play("move")
    assert play.where("Guard") == "P1's base"


def test_exhausted_units_do_not_move() -> None:
    assert Board().unit("Rest", exhausted=True).play().options == ["end turn"]


def test_moving_to_a_battlefield_of_ones_own_contests_nothing() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1", exhausted=True).unit("More")
    play = board.play("move", "BF1")
    assert play.state.battlefields["BF1"].contested_by is None
    assert play.state.player("P1").points == 0
