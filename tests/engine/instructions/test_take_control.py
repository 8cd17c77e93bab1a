"""Taking control of a unit at a battlefield contests it (rules 190.3.a, 323.9, 323.12)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.instructions.take_control import TakeControl
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell

TAKE = spell("Take", TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))))


def board() -> Board:
    """P2's unit at a battlefield, and P1 with something to do in a showdown."""
    made = Board(battlefields={"BF1": "P2", "BF2": None}).unit("Guard", player="P2", at="BF1")
    return made.add(TAKE, at="hand").add(spell("Draw", Draw(1)), at="hand")


def test_the_only_unit_there_leads_to_a_showdown_without_combat() -> None:
    play = board().play("play Take", "Guard").pass_all()
    assert play.state.battlefields["BF1"].controller is None
    assert play.state.showdown is not None
    assert play.state.showdown.focus == "P1"
    assert play.state.combat is None
    play.close_showdown()
    assert play.state.battlefields["BF1"].controller == "P1"
    assert play.state.player("P1").points == 1


def test_beside_an_enemy_it_attacks() -> None:
    play = board().unit("Other", player="P2", at="BF1").play("play Take", "Guard").pass_all()
    combat = play.state.combat
    assert combat is not None
    assert (combat.attacker, combat.defender) == ("P1", "P2")
