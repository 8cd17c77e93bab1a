"""Targeting, and what becomes of targets (rules 355.5-355.17, 359.3.e)."""

from __future__ import annotations

from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import GEAR
from judge.engine.state.events import Happened
from judge.engine.state.zones import base, battlefield
from judge.engine.wording.criteria import (
    Criteria,
    OneOf,
    Side,
    Where,
    a_unit,
)
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell
from tests.engine.effects import Relocate

A_UNIT = Target(a_unit())
HOME = spell("Home", Relocate(A_UNIT, base("P2")))
AWAY = spell("Away", Relocate(A_UNIT, battlefield("BF2")))
BACK = spell("Back", Relocate(A_UNIT, battlefield("BF1")))
BOUNCE = spell("Bounce", ReturnToHand(A_UNIT))


def field() -> Board:
    return Board(battlefields={"BF1": "P2", "BF2": None}).unit("Poro", player="P2", at="BF1")


def test_a_unit_at_a_battlefield_is_chosen_and_one_in_a_base_is_not() -> None:
    board = field().unit("Guard", player="P2", at="BF1").unit("Home", player="P2").card("Void Seeker")
    assert board.play("play Void Seeker").options == ["Poro", "Guard"]


def test_a_target_that_moved_home_is_unaffected_and_the_rest_still_happens() -> None:
    play = field().card("Void Seeker").add(HOME, player="P2", at="hand").play("play Void Seeker", "pass", "play Home")
    play.pass_all()
    assert play.thing("Poro").damage == ()
    assert play.drawn("P1") == 1
    assert {"359.3.e.2", "359.3.e.5"} <= play.numbers


def test_a_unit_that_may_be_anywhere_is_hit_at_home_too() -> None:
    board = field().add(spell("Bolt", Deal(2, A_UNIT)), at="hand").add(HOME, player="P2", at="hand")
    play = board.play("play Bolt", "pass", "play Home").pass_all()
    assert play.thing("Poro").damage_marked == 2


def test_a_target_that_went_away_and_came_back_is_legal_again() -> None:
    board = field().card("Void Seeker").add(HOME, player="P2", at="hand").add(BACK, player="P2", at="hand")
    play = board.play("play Void Seeker", "pass", "play Back", "pass", "pass", "pass", "play Home").pass_all()
    assert play.thing("Poro").damage == ()
    play = board.play("play Void Seeker", "pass", "play Home", "pass", "pass", "pass", "play Back").pass_all()
    assert play.where("Poro") == "P2's trash"


def test_a_unit_that_was_returned_and_is_played_again_is_another_object() -> None:
    board = field().add(spell("Doom", Kill(A_UNIT)), at="hand").add(BOUNCE, player="P2", at="hand")
    play = board.play("play Doom", "pass", "play Bounce").pass_all()
    assert play.where("Poro") == "P2's hand"
    assert play.thing("Poro").id.incarnation == 1
    assert play.told(Happened.IGNORED) == [
        "Poro: an instruction is ignored, Poro is no longer a legal target of Doom: it has left the board"
    ]


def test_hidden_blade_whose_target_left_the_battlefield_draws_nothing() -> None:
    board = field().card("Hidden Blade").add(HOME, player="P2", at="hand")
    play = board.play("play Hidden Blade", "pass", "play Home").pass_all()
    assert play.drawn("P2") == 0
    assert "359.3.e.14.a" in play.numbers


def test_hidden_blade_whose_kill_was_replaced_still_lets_the_units_controller_draw_2() -> None:
    board = field().card("Hidden Blade").card("Zhonya's Hourglass", "P2", "base")
    play = board.play("play Hidden Blade").pass_all()
    assert play.where("Poro") == "P2's base"
    assert play.drawn("P2") == 2
    assert "359.3.e.14.b" in play.numbers


def test_hidden_blade_looks_back_at_who_controlled_the_unit_it_killed() -> None:
    play = field().card("Hidden Blade").play("play Hidden Blade").pass_all()
    assert (play.drawn("P1"), play.drawn("P2")) == (0, 2)
    assert "359.3.e.13" in play.numbers


def facedown() -> Board:
    board = Board(battlefields={"BF1": "P1", "BF2": "P2"}).unit("Guard", at="BF1").unit("Poro", player="P2", at="BF2")
    return board.card("Hidden Blade", at="facedown BF1")


def test_a_card_from_facedown_chooses_only_at_its_battlefield() -> None:
    play = facedown().unit("Other", at="BF1").play("play Hidden Blade")
    assert play.options == ["Guard", "Other"]
    assert play.decision.rule == "targets.from-facedown"


def test_a_target_of_a_card_from_facedown_that_moved_to_another_battlefield_is_illegal() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").unit("Rest", at="BF1")
    board.card("Hidden Blade", at="facedown BF1").add(AWAY, player="P2", at="hand")
    play = board.play("play Hidden Blade", "Guard", "pass", "play Away", "Guard").pass_all()
    assert play.where("Guard") == "BF2"
    assert play.drawn("P1") == 0


def test_a_text_that_wants_a_unit_in_a_base_frees_a_card_from_facedown_of_its_battlefield() -> None:
    recall = spell("Ambush", Deal(1, Target(a_unit(where=Where.BASE))), keywords=("Hidden",))
    board = (
        Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").unit("Home").unit("Theirs", player="P2")
    )
    assert board.add(recall, at="facedown BF1").play("play Ambush").options == ["Home", "Theirs"]


def test_any_permanent_is_a_unit_or_a_gear_and_no_rune_or_legend() -> None:
    board = (
        Board().unit("Poro").card("Baited Hook", at="base").card("The Boss", at="legend zone").runes("P1", "Fury", 1)
    )
    doom = spell("Doom", Kill(Target(Criteria(card_type=""))))
    assert board.add(doom, at="hand").play("play Doom").options == ["Poro", "Baited Hook"]


def test_friendly_enemy_and_another_are_read_from_the_controllers_side() -> None:
    board = Board().unit("Mine").unit("Also").unit("Theirs", player="P2").unit("Two", player="P2")
    mine = spell("Mine only", Kill(Target(Criteria(side=Side.FRIENDLY))))
    theirs = spell("Theirs only", Kill(Target(Criteria(side=Side.ENEMY))))
    board.add(mine, at="hand").add(theirs, at="hand")
    assert board.play("play Mine only").options == ["Mine", "Also"]
    assert board.play("play Theirs only").options == ["Theirs", "Two"]


def test_a_target_is_chosen_and_a_cost_is_not_a_target() -> None:
    board = Board().unit("One").unit("Two").card("Cruel Patron")
    play = board.play("play Cruel Patron")
    assert play.decision.rule == "targets.cost-is-no-target"
    assert play.do("One").events(Happened.CHOSEN)[0].detail == "to enter P1's base"
    assert len(play.events(Happened.CHOSEN)) == 1


def test_baited_hook_with_an_illegal_target_finds_null() -> None:
    board = Board().card("Baited Hook", at="base").unit("Bait", 3).deck("P1", "Cruel Patron", size=5)
    board.add(BOUNCE, player="P2", at="hand").add(spell("Wait", Draw(1)), at="hand")
    play = board.play("use Baited Hook", "pass", "play Bounce").pass_all()
    assert play.told(Happened.NULL_FOUND) == ["Baited Hook: no unit was killed, so the killed unit's Might + 1 is null"]
    assert "359.3.e.12" in play.numbers
    assert len(play.events(Happened.RECYCLED)) == 1


def test_one_of_several_kinds_is_chosen_at_the_battlefield_of_a_hidden_spell() -> None:
    either = Target(OneOf((a_unit(), Criteria(GEAR))), "permanent")
    hidden = spell("Trap", Kill(either), keywords=("Hidden",))
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Far").unit("Near", at="BF1").unit("Foe", player="P2")
    board.card("Zhonya's Hourglass", at="base").unit("Also", at="BF1")
    assert board.add(hidden, at="facedown BF1").play("play Trap").options == ["Near", "Also"]
