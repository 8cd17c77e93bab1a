"""Hide and playing from facedown (rules 107.3, 421, 811)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.state.events import Happened
from judge.engine.state.player import Pool
from judge.engine.state.zones import Place, Zone
from tests.engine.boards import Board, spell

BLADE = "Hidden Blade"


def held() -> Board:
    return Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").card(BLADE)


def test_a_hidden_card_is_put_facedown_at_an_own_battlefield_for_one_power_without_a_chain() -> None:
    play = held().runes("P1", "Fury", 1).play(f"hide {BLADE}", "recycle 1 ready")
    assert play.thing(BLADE).place == Place(Zone.FACEDOWN, "BF1")
    assert play.where("P1's Fury Rune") == "P1's rune deck"
    assert not play.events(Happened.PLAY_BEGUN)
    assert not play.state.chain


def test_hiding_needs_power_a_battlefield_and_a_free_facedown_zone() -> None:
    assert f"hide {BLADE}" in held().play().options
    poor = held()
    poor.setup.pools["P1"] = Pool(5)
    assert f"hide {BLADE}" not in poor.play().options
    assert f"hide {BLADE}" not in Board().card(BLADE).play().options
    full = held().card("Zhonya's Hourglass", at="facedown BF1")
    assert f"hide {BLADE}" not in full.play().options


def test_a_card_without_hidden_is_not_hidden() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").card("Void Seeker")
    assert "hide Void Seeker" not in board.play().options


def test_a_card_is_not_played_from_facedown_on_the_turn_on_which_it_was_hidden() -> None:
    play = held().add(spell("Wait", Draw(1)), at="hand").play(f"hide {BLADE}")
    assert f"play {BLADE}" not in play.options


def test_on_the_next_turn_it_is_played_for_nothing_in_response() -> None:
    board = held().add(spell("Bait", Draw(1)), player="P2", at="hand").runes("P1", "Fury", 1)
    play = board.play(f"hide {BLADE}", "recycle 1 ready", "end turn", "play Bait", "pass", f"play {BLADE}").pass_all()
    assert play.where("Guard") == "P1's trash"
    assert play.drawn("P1") == 2
    assert {"811.6", "811.1.d.2", "356.1.b"} <= play.numbers


def test_a_card_hidden_on_an_earlier_turn_can_be_played_on_ones_own_turn_at_once() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").card(BLADE, at="facedown BF1")
    assert f"play {BLADE}" in board.play().options


def test_a_facedown_card_belongs_to_its_controller_only() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}, turn_player="P2").unit("Guard", at="BF1")
    board.card(BLADE, at="facedown BF1")
    assert board.play().options == ["end turn"]


def test_a_hidden_spell_without_a_target_at_its_battlefield_cannot_be_played() -> None:
    board = (
        Board(battlefields={"BF1": "P1", "BF2": "P2"})
        .unit("Poro", player="P2", at="BF2")
        .card(BLADE, at="facedown BF1")
    )
    assert f"play {BLADE}" not in board.play().options


def test_losing_the_battlefield_loses_the_facedown_card_unless_it_was_played_before() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").card(BLADE, at="facedown BF1")
    play = board.play("move")
    assert play.where(BLADE) == "P1's trash"


def test_hiding_is_not_offered_in_a_showdown() -> None:
    board = held().unit("Raider").add(spell("Wait", Draw(1)), at="hand")
    play = board.play("move", "BF2", "Raider")
    assert play.options == [f"play {BLADE}", "play Wait", "pass"]


def test_a_card_with_hidden_can_be_played_for_its_cost_instead() -> None:
    play = held().unit("Far", at="BF1").play(f"play {BLADE}")
    assert play.options == ["Guard", "Far"]
    assert play.decision.rule == "targets.choose"
