"""Opening a combat: staging, the showdown, focus and designations (rules 323.8-323.14, 460-461, 464)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.state import CombatStep
from judge.engine.state.zones import base, battlefield
from judge.engine.targeting.destinations import destinations
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell
from tests.engine.effects import Relocate

A_UNIT = Target(a_unit())
DRAW = spell("Draw", Draw(1), keywords=("Action",))
HELD = {"BF1": "P2", "BF2": None}


def test_a_move_to_an_occupied_battlefield_opens_a_combat_in_which_the_mover_has_focus() -> None:
    board = Board(battlefields=HELD).unit("Raider").unit("Guard", player="P2", at="BF1").add(DRAW, at="hand")
    play = board.play("move", "BF1")
    combat = play.state.combat
    assert combat is not None
    assert (combat.at, combat.attacker, combat.defender, combat.step) == ("BF1", "P1", "P2", CombatStep.SHOWDOWN)
    assert play.decision.by == "P1"
    assert play.options == ["play Draw", "pass"]
    assert play.thing("Raider").designation is Designation.ATTACKER
    assert play.thing("Guard").designation is Designation.DEFENDER
    assert {"323.13", "464.2", "464.2.c.1", "464.2.c.3"} <= play.numbers


def test_a_unit_that_leaves_loses_its_designation_and_one_that_comes_gains_one() -> None:
    home = spell("Home", Relocate(A_UNIT, base("P1")))
    come = spell("Come", Relocate(A_UNIT, battlefield("BF1")))
    board = Board(battlefields=HELD).unit("Raider").unit("Second").unit("Third").unit("Guard", 3, "P2", "BF1")
    board.add(home, at="hand").add(come, at="hand").add(DRAW, player="P2", at="hand")
    play = board.play("move", "BF1", ("Raider", "Second"), "play Home", "Raider").pass_all()
    assert play.thing("Raider").designation is None
    play.do("pass", "play Come", "Third").pass_all()
    assert play.thing("Third").designation is Designation.ATTACKER
    assert {"323.2.a", "323.2.c"} <= play.numbers


def test_a_showdown_becomes_a_combat_when_the_other_player_arrives_and_focus_stays() -> None:
    come = spell("Come", Relocate(A_UNIT, battlefield("BF1")))
    board = Board().unit("Raider").unit("Guard", 3, "P2").add(come, at="hand").add(DRAW, player="P2", at="hand")
    play = board.play("move", "BF1", "Raider", "play Come", "Guard").pass_all()
    combat = play.state.combat
    assert combat is not None
    assert (combat.attacker, combat.defender) == ("P1", "P2")
    assert play.decision.by == "P2"  # the chain has passed focus on, and becoming a combat does not change that
    assert {"323.14", "464.2.c.1.b"} <= play.numbers
    assert len(play.events(Happened.SHOWDOWN_BEGUN)) == 1


def test_a_combat_that_is_no_longer_staged_does_not_begin() -> None:
    come = spell("Come", Relocate(A_UNIT, battlefield("BF1")), keywords=())
    slay = spell("Slay", Kill(A_UNIT))
    board = Board(battlefields=HELD).unit("Raider").unit("Guard", player="P2", at="BF1")
    board.add(come, at="hand").add(slay, at="hand").add(slay, player="P2", at="hand")
    play = board.play("play Come", "Raider", "pass", "play Slay #2", "Raider").pass_all()
    assert play.state.combat is None
    assert not play.events(Happened.COMBAT_BEGUN)


def test_the_turn_player_picks_which_of_two_staged_combats_begins() -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": "P2"})
    for name in ("BF1", "BF2"):
        board.unit(f"Raider {name}", 4, at=name).unit(f"Guard {name}", 3, "P2", name)
    play = board.play()
    assert (play.decision.by, play.options) == ("P1", ["BF1", "BF2"])
    play.do("BF2")
    assert [event.detail for event in play.events(Happened.COMBAT_ENDED)] == ["BF2", "BF1"]
    assert play.state.player("P1").points == 2


def test_who_is_not_in_control_attacks_where_the_set_up_begins_with_a_combat() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Own", at="BF1").unit("Other", player="P2", at="BF1")
    play = board.add(DRAW, at="hand").play()
    assert play.state.combat is not None
    assert play.state.combat.attacker == "P2"


def test_a_third_player_cannot_move_to_a_battlefield_with_units_of_two_others() -> None:
    board = Board(players=("P1", "P2", "P3"), battlefields={"BF1": None, "BF2": None, "BF3": None}, turn_player="P3")
    game = game_on(board.unit("One", at="BF1").unit("Three", player="P3").state())
    third = next(unit for unit in game.units if unit.label == "Three")
    assert [str(place) for place in destinations(game, third)] == ["BF1", "BF2", "BF3"]
    game = game_on(board.unit("Two", player="P2", at="BF1").state())
    third = next(unit for unit in game.units if unit.label == "Three")
    assert [str(place) for place in destinations(game, third)] == ["BF2", "BF3"]
