"""Zones, identity and ownership (rules 056, 107-109, 124, 127, 186.1)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.kill import Kill
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.zones import (
    NOWHERE,
    base,
    battlefield,
    hand,
    trash,
)
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, spell

A_UNIT = Target(a_unit())


def test_a_trip_through_a_non_board_zone_makes_a_new_object_without_damage_or_counters() -> None:
    game = game_on(Board().unit("Poro", damage=1, buffs=1, exhausted=True).state())
    poro = game.state.objects[1]
    back = game.put(game.put(poro, hand("P1")), base("P1"))
    assert back.id != poro.id
    assert (back.damage, back.buffs, back.exhausted) == ((), 0, False)
    assert game.find(poro.id) is None


def test_going_from_one_place_of_the_board_to_another_changes_nothing_else() -> None:
    game = game_on(Board().unit("Poro", damage=1, buffs=1).state())
    poro = game.state.objects[1]
    moved = game.put(poro, battlefield("BF1"))
    assert moved == replace(poro, place=battlefield("BF1"))


def test_a_token_that_leaves_the_board_ceases_to_exist() -> None:
    board = Board().card("Recruit", at="base").add(spell("Bounce", ReturnToHand(A_UNIT)), at="hand")
    play = board.play("play Bounce").pass_all()
    assert play.thing("Recruit").place == NOWHERE
    assert not play.state.objects_in(hand("P1"))


def test_a_stolen_unit_goes_to_its_owners_trash() -> None:
    board = Board().unit("Poro", owner="P2").add(spell("Doom", Kill(A_UNIT)), at="hand")
    play = board.play("play Doom").pass_all()
    assert play.where("Poro") == "P2's trash"
    assert play.thing("Poro").controller == "P2"


def test_a_stolen_unit_counts_for_its_controller_when_it_dies() -> None:
    board = Board().unit("Poro", 1, owner="P2", damage=1).card("Wraith of Echoes", at="base")
    play = Play(begin(replace(board.state(), cleanup_due=True)))
    assert play.drawn("P1") == 1


def test_a_stolen_unit_that_an_hourglass_saves_goes_to_its_controllers_base() -> None:
    board = (
        Board(battlefields={"BF1": "P1", "BF2": None})
        .unit("Poro", at="BF1", owner="P2")
        .card("Zhonya's Hourglass", at="base")
    )
    play = board.add(spell("Doom", Kill(A_UNIT)), at="hand").play("play Doom").pass_all()
    assert play.where("Poro") == "P1's base"


def test_a_change_makes_a_new_state_and_leaves_the_old_one_as_it_was() -> None:
    before = Board().unit("Poro").state()
    game = game_on(before)
    game.put(game.state.objects[1], trash("P1"))
    assert before.objects[1].place == base("P1")
    assert before.zones[base("P1")] == (1,)


def test_a_change_keeps_what_has_happened_to_the_object_meanwhile() -> None:
    game = game_on(Board().unit("u", 3).state())
    before = game.state.objects[1]
    game.update(before, buffs=1)
    after = game.update(before, exhausted=True)
    assert (after.buffs, after.exhausted) == (1, True)
