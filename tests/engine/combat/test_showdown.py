"""Non-Combat Showdowns, conquering and the final point (rules 341-348, 467-472)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.events import Happened
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, points, spell

ACTION = ("Action",)
DRAW = spell("Draw", Draw(1), keywords=ACTION)
SLOW = spell("Slow", Draw(1), keywords=())
DOOM = spell("Doom", Kill(Target(a_unit())), keywords=ACTION)


def test_a_move_to_an_uncontrolled_battlefield_opens_a_showdown_and_the_mover_has_focus() -> None:
    play = Board().unit("Raider").add(DRAW, at="hand").play("move", "BF1")
    assert play.state.showdown is not None
    assert (play.state.showdown.at, play.decision.by) == ("BF1", "P1")
    assert play.options == ["play Draw", "pass"]
    assert play.state.player("P1").points == 0


def test_only_action_and_reaction_can_be_played_in_a_showdown() -> None:
    play = Board().unit("Raider").add(DRAW, at="hand").add(SLOW, at="hand").unit("New", at="hand").play("move", "BF1")
    assert play.options == ["play Draw", "pass"]


def test_when_all_have_passed_the_mover_takes_control_and_scores() -> None:
    play = Board().unit("Raider").play("move", "BF1")
    assert play.state.battlefields["BF1"].controller == "P1"
    assert points(play.state) == {"P1": 1, "P2": 0}
    assert play.state.battlefields["BF1"].contested_by is None
    assert {"144.2", "190.3.a.1", "345", "347.2.a", "348.2.a", "469.1"} <= play.numbers


def test_focus_passes_to_the_opponent_after_a_chain_that_a_play_opened() -> None:
    board = (
        Board().unit("Raider").add(DRAW, at="hand").add(DRAW, player="P2", at="hand").add(DRAW, "Third", "P1", "hand")
    )
    play = board.play("move", "BF1", "play Draw").pass_all()
    assert play.decision.by == "P2"
    assert play.state.showdown is not None
    assert play.state.showdown.passes == 0
    assert "346" in play.numbers


def test_a_play_in_a_showdown_starts_the_passes_anew() -> None:
    board = Board().unit("Raider").add(DRAW, at="hand").add(DRAW, player="P2", at="hand")
    play = board.play("move", "BF1", "pass", "play Draw #2").pass_all()
    assert play.state.showdown is not None  # P1 has focus again
    assert play.decision.by == "P1"
    play.do("pass", "pass")
    assert play.state.showdown is None


def test_focus_does_not_pass_after_a_chain_that_a_trigger_opened() -> None:
    board = Board().unit("Raider").unit("Poro", 1).card("Wraith of Echoes", at="base")
    board.add(DRAW, at="hand").add(DRAW, player="P2", at="hand")
    play = board.play("move", "BF1", "Raider")
    poro = play.thing("Poro")
    hurt = {**play.state.objects, poro.id.card: replace(poro, damage=(("P2", 1),))}
    line = Play(begin(replace(play.state, objects=hurt, cleanup_due=True)))
    line.pass_all()
    assert line.drawn("P1") == 1
    assert line.decision.by == "P1"


def test_focus_does_not_pass_because_of_a_chain_from_before_the_showdown() -> None:
    board = Board().unit("Raider", at="BF1").add(SLOW, at="hand").add(DRAW, at="hand").add(DRAW, player="P2", at="hand")
    state = board.state()
    contested = replace(state.battlefields["BF1"], contested_by="P1")
    play = Play(begin(replace(state, battlefields={**state.battlefields, "BF1": contested}))).do("play Slow").pass_all()
    assert play.state.showdown is not None
    assert play.decision.by == "P1"


def test_a_mover_who_dies_in_the_showdown_conquers_nothing() -> None:
    board = Board().unit("Raider").add(DOOM, player="P2", at="hand")
    play = board.play("move", "BF1", "pass", "play Doom").pass_all().close_showdown()
    assert play.state.battlefields["BF1"].controller is None
    assert play.state.battlefields["BF1"].contested_by is None
    assert play.state.player("P1").points == 0


def test_a_battlefield_is_scored_once_each_turn() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Raider", at="BF1").unit("Second")
    play = board.play("move", "P1's base", "Raider", "move", "BF1", "Second")
    assert play.state.player("P1").points == 1
    board = Board().unit("Raider").unit("Second").unit("Third")
    play = board.play("move", "BF1", "Raider")
    assert play.state.player("P1").points == 1
    raider = play.thing("Raider")
    ready = {**play.state.objects, raider.id.card: replace(raider, exhausted=False)}
    again = Play(begin(replace(play.state, objects=ready))).do("move", "P1's base").do("move", "BF1", "Second")
    assert again.state.battlefields["BF1"].controller == "P1"
    assert again.state.player("P1").points == 1


def test_leaving_a_battlefield_gives_up_its_control() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").unit("Rest")
    play = board.play("move", "P1's base")
    assert play.state.battlefields["BF1"].controller is None
    assert "323.6" in play.numbers


def test_the_final_point_by_conquering_needs_every_battlefield_this_turn() -> None:
    board = Board(points={"P1": 7}).unit("One").unit("Two")
    play = board.play("move", "BF1", "One")
    assert (play.state.player("P1").points, play.drawn("P1")) == (7, 1)
    assert "471.1.b.1" in play.numbers
    play.do("move", "BF2", "Two")
    assert play.state.winner == "P1"


def test_a_conquer_that_only_draws_still_triggers_conquer_abilities() -> None:
    board = Board(points={"P1": 7}).unit("One").card("The Boss", at="legend zone", exhausted=True)
    play = board.play("move", "BF1")
    assert not play.thing("The Boss").exhausted


def test_the_turn_player_picks_which_of_two_staged_showdowns_begins() -> None:
    board = Board().unit("One", at="BF1").unit("Two", at="BF2")
    state = board.state()
    fields = {name: replace(field, contested_by="P1") for name, field in state.battlefields.items()}
    play = Play(begin(replace(state, battlefields=fields, cleanup_due=True)))
    assert play.options == ["BF1", "BF2"]
    play.do("BF2")
    assert [event.detail for event in play.events(Happened.SHOWDOWN_BEGUN)] == ["BF2", "BF1"]
    assert play.state.player("P1").points == 2


def test_gear_without_action_is_not_used_in_a_showdown() -> None:
    board = Board().unit("Raider").unit("Bait").card("Baited Hook", at="base").add(DRAW, at="hand")
    assert board.play("move", "BF1", "Raider").options == ["play Draw", "pass"]
