"""The Combat Damage Step (rule 465)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.state.decisions import Kind
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.traits import Lasting, MightBy
from judge.engine.turn.position import begin
from judge.scenario.board.setup import plain_unit
from tests.engine.boards import Board, Play

HELD = {"BF1": "P2", "BF2": None}


def board() -> Board:
    return Board(battlefields=HELD)


def fight(made: Board) -> Play:
    """Everything of P1 goes to BF1."""
    able = [placed.label for placed in made.setup.objects if placed.controller == "P1"]
    return made.play("move", "BF1", tuple(able))


def test_the_attacker_assigns_first_and_each_side_decides_once() -> None:
    play = fight(board().unit("A", 3).unit("B", 3).unit("D", 2, "P2", "BF1").unit("E", 5, "P2", "BF1"))
    assert (play.decision.kind, play.decision.by) == (Kind.DISTRIBUTE, "P1")
    assert play.options == ["2 D | 4 E", "1 D | 5 E"]
    assert [option.label for option in play.decision.options] == ["2 to D, 4 to E", "1 to D, 5 to E"]
    assert list(play.decision.answers()) == [("2 D | 4 E",), ("1 D | 5 E",)]
    assert not play.decision.is_legal(("3 D | 3 E",))
    play.do("2 D | 4 E")
    assert [event.detail for event in play.events(Happened.DAMAGE_ASSIGNED)] == ["2 to D, 4 to E", "3 to A, 4 to B"]
    assert play.where("D") == "P2's trash"
    assert play.where("E") == "BF1"
    assert "465.2.c.3" in play.numbers


def test_stunned_units_deal_nothing_and_die_like_others() -> None:
    play = fight(board().unit("A", 2).unit("D", 2, "P2", "BF1", stunned=True))
    assert (play.where("A"), play.where("D")) == ("BF1", "P2's trash")
    assert "423.1.b" in play.numbers


def test_damage_is_dealt_at_once_and_marked_by_the_other_player() -> None:
    play = fight(board().unit("A", 3).unit("D", 3, "P2", "BF1"))
    dealt = play.events(Happened.DAMAGED)
    assert {(event.who, event.name) for event in dealt} == {("P1", "D"), ("P2", "A")}
    killed = play.events(Happened.KILLED)
    assert min(event.id for event in killed) > max(event.id for event in dealt)
    assert "428.5.c.2" in play.numbers


def test_no_cleanup_comes_between_the_damage_and_the_combat_cleanup() -> None:
    """Both sides are dealt lethal damage; an ordinary cleanup would kill without healing and recalling."""
    play = fight(board().unit("A", 3).unit("D", 2, "P2", "BF1").unit("E", 4, "P2", "BF1"))
    play.do("2 D | 1 E")
    told = [event.kind for event in play.events(Happened.DAMAGED, Happened.KILLED, Happened.HEALED)]
    assert told == [Happened.DAMAGED] * 3 + [Happened.KILLED] * 2 + [Happened.HEALED]


def test_where_one_side_is_gone_there_is_no_damage_step() -> None:
    made = board().unit("A", 3).add(plain_unit(0), "D", "P2", "BF1")
    play = fight(made)  # a side with no Might assigns nothing
    assert [event.who for event in play.events(Happened.DAMAGE_ASSIGNED)] == ["P1", "P2"]
    assert [event.name for event in play.events(Happened.DAMAGED)] == ["D"]


def test_might_below_zero_counts_as_zero_in_the_sum() -> None:
    state = board().unit("A", 3, at="BF1").unit("B", 1, at="BF1").unit("D", 3, "P2", "BF1").state()
    weak = replace(state.objects[2], lasting=(Lasting(MightBy(-3), Until.END_OF_TURN, None, ""),))
    play = Play(begin(replace(state, objects={**state.objects, 2: weak}))).do("3 A")
    assert [event.detail for event in play.events(Happened.DAMAGED) if event.name == "D"] == ["3 by combat"]
