"""Triggered abilities and reflexive triggers (rules 382-388)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.card import UNIT, Card
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.triggers.triggered import WhenDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_friendly_unit, a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, spell

A_UNIT = Target(a_unit())
DOOM = spell("Doom", Kill(A_UNIT))
WRAITH = "Wraith of Echoes"
MOURNER = Card("Mourner", (UNIT,), might=9, abilities=(Triggered(WhenDies(a_friendly_unit(another=True)), (Draw(1),)),))


def cleaned(board: Board) -> Play:
    return Play(begin(replace(board.state(), cleanup_due=True)))


def test_the_first_death_of_a_turn_triggers_and_the_second_does_not() -> None:
    board = Board().unit("One").unit("Two").card(WRAITH, at="base").add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("play Doom", "One").pass_all()
    assert play.drawn("P1") == 1
    play.do("play Again", "Two").pass_all()
    assert play.drawn("P1") == 1


def test_two_units_that_die_together_are_the_first_time_once() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).unit("Two", 1, damage=1).card(WRAITH, at="base"))
    assert play.drawn("P1") == 1
    assert "383.1.b" in play.numbers


def test_a_wraith_that_dies_with_others_sees_none_of_the_deaths() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).card(WRAITH, at="base", damage=5))
    assert play.where(WRAITH) == "P1's trash"
    assert play.drawn("P1") == 0


def test_a_wraith_that_comes_after_the_first_death_of_the_turn_has_missed_it() -> None:
    board = Board().unit("One").unit("Two").card(WRAITH).add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("play Doom", "One").pass_all().do(f"play {WRAITH}").do("play Again", "Two").pass_all()
    assert play.drawn("P1") == 0


def test_the_first_time_comes_again_on_the_next_turn() -> None:
    board = Board().unit("One").unit("Two").card(WRAITH, at="base").add(DOOM, at="hand")
    board.add(DOOM, "Again", player="P2", at="hand")
    play = board.play("play Doom", "One").pass_all().do("end turn").do("play Again", "Two").pass_all()
    assert play.drawn("P1") == 2


def test_an_enemy_death_is_no_friendly_death() -> None:
    assert cleaned(Board().unit("One", 1, player="P2", damage=1).card(WRAITH, at="base")).drawn("P1") == 0


def test_a_trigger_without_a_first_time_triggers_for_each_of_several_deaths() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).unit("Two", 1, damage=1).add(MOURNER))
    assert play.drawn("P1") == 2


def test_a_player_orders_different_triggers_of_the_same_death() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).add(MOURNER).card(WRAITH, at="base"))
    assert play.decision.kind is Kind.ORDER
    assert play.decision.by == "P1"
    play.do(("Wraith", "Mourner"))
    assert [event.name for event in play.events(Happened.ABILITY_TRIGGERED)] == [WRAITH, "Mourner"]


def test_triggers_of_several_players_go_on_the_chain_in_turn_order() -> None:
    board = Board(turn_player="P2").unit("One", 1, damage=1).unit("Two", 1, player="P2", damage=1)
    play = cleaned(board.card(WRAITH, at="base").card(WRAITH, "P2", "base"))
    assert [event.name for event in play.events(Happened.ABILITY_TRIGGERED)] == [f"{WRAITH} #2", WRAITH]


def test_a_chain_that_a_trigger_opened_can_be_responded_to() -> None:
    board = Board().unit("One", 1, damage=1).card(WRAITH, at="base").add(DOOM, player="P2", at="hand")
    play = cleaned(board)
    assert play.decision.by == "P2"
    assert play.options == ["play Doom", "pass"]


def test_falling_star_as_printed_puts_two_reflexive_triggers_with_targets_of_their_own_on_the_chain() -> None:
    board = Board().card("Falling Star", wording="printed").unit("One", 3).unit("Two", 6)
    play = board.play("play Falling Star")
    assert play.told(Happened.CHOSEN) == []  # nothing was chosen as the spell itself was finalized
    assert play.where("Falling Star") == "P1's trash"
    play.do("One", "Two").pass_all()
    assert (play.where("One"), play.thing("Two").damage_marked) == ("P1's trash", 3)
    assert "388.1" in play.numbers


def test_the_second_reflexive_trigger_resolves_first_and_the_other_has_lost_its_target() -> None:
    board = Board().card("Falling Star", wording="printed").unit("One", 3).unit("Two", 6)
    play = board.play("play Falling Star", "One", "One").pass_all()
    assert play.where("One") == "P1's trash"
    assert len(play.events(Happened.IGNORED)) == 1
    assert play.thing("Two").damage_marked == 0


def test_a_reflexive_trigger_without_a_legal_choice_is_removed() -> None:
    play = Board().card("Falling Star", wording="printed").play("play Falling Star").pass_all()
    assert len(play.events(Happened.ABILITY_REMOVED)) == 2
    assert "402.4" in play.numbers


def test_falling_star_as_corrected_may_hit_the_same_unit_twice() -> None:
    board = Board().card("Falling Star").unit("One", 6).unit("Two", 6)
    play = board.play("play Falling Star", "One", "One").pass_all()
    assert play.where("One") == "P1's trash"


def test_falling_star_as_corrected_cannot_be_played_without_a_unit() -> None:
    assert Board().card("Falling Star").play().options == ["end turn"]


def test_disintegrate_draws_only_if_it_kills() -> None:
    for might, drawn in ((3, 1), (4, 0)):
        board = Board(battlefields={"BF1": "P2", "BF2": None}).unit("Poro", might, player="P2", at="BF1")
        play = board.card("Disintegrate").play("play Disintegrate").pass_all()
        assert play.drawn("P1") == drawn


def test_disintegrate_does_not_draw_for_a_death_that_was_replaced() -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": None}).unit("Poro", player="P2", at="BF1")
    play = board.card("Zhonya's Hourglass", "P2", "base").card("Disintegrate").play("play Disintegrate").pass_all()
    assert play.where("Poro") == "P2's base"
    assert play.drawn("P1") == 0
    assert not play.state.delayed


def test_the_boss_is_readied_when_its_controller_conquers() -> None:
    board = Board().unit("Raider").card("The Boss", at="legend zone", exhausted=True)
    play = board.play("move", "BF1").close_showdown()
    assert not play.thing("The Boss").exhausted
