"""Cleanups (rules 318-324)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.events import Happened
from judge.engine.state.zones import base, battlefield
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.errors import NotModelled
from tests.engine.boards import Board, Play, spell
from tests.engine.effects import GiveControl

A_UNIT = Target(a_unit())


def cleaned(board: Board) -> Play:
    return Play(begin(replace(board.state(), cleanup_due=True)))


def test_a_unit_with_lethal_damage_dies_in_the_next_cleanup() -> None:
    play = Board().add(spell("Bolt", Deal(3, A_UNIT)), at="hand").unit("Poro", 3).play("play Bolt").pass_all()
    kill = play.events(Happened.KILLED)[0]
    assert kill.rules[0] == "cleanup.kill-lethal"
    assert kill.id > play.events(Happened.FINISHED)[0].id
    assert play.where("Poro") == "P1's trash"


def test_damage_below_might_does_not_kill() -> None:
    play = Board().add(spell("Bolt", Deal(2, A_UNIT)), at="hand").unit("Poro", 3).play("play Bolt").pass_all()
    assert play.where("Poro") == "P1's base"
    assert play.thing("Poro").damage == (("P1", 2),)


def test_a_unit_with_0_might_and_no_damage_lives() -> None:
    assert cleaned(Board().unit("Shadow", 0)).where("Shadow") == "P1's base"


def test_a_buff_counts_for_lethal_damage() -> None:
    play = cleaned(Board().unit("Plain", 3, damage=3).unit("Buffed", 3, damage=3, buffs=1))
    assert play.where("Plain") == "P1's trash"
    assert play.where("Buffed") == "P1's base"


def test_units_with_lethal_damage_die_together() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).unit("Two", 2, player="P2", damage=2))
    would, killed = play.events(Happened.WOULD_DIE), play.events(Happened.KILLED)
    assert len(killed) == 2
    assert max(event.id for event in would) < min(event.id for event in killed)


def test_control_of_an_empty_battlefield_is_lost_in_an_open_state_only() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1")
    board.add(spell("Doom", Kill(A_UNIT)), at="hand").add(spell("Late", Kill(A_UNIT)), at="hand").unit("Other")
    board.add(spell("Wait", Draw(1)), player="P2", at="hand")
    line = board.play("play Late", "Other", "play Doom", "Guard", "pass", "pass")
    assert line.where("Guard") == "P1's trash"
    assert line.state.battlefields["BF1"].controller == "P1"  # the chain still exists
    line.pass_all()
    assert line.state.battlefields["BF1"].controller is None


def test_a_facedown_card_is_lost_with_the_battlefield() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).card("Hidden Blade", at="facedown BF1")
    play = cleaned(board)
    assert play.where("Hidden Blade") == "P1's trash"
    assert "107.3.d" in play.numbers


def test_gear_at_a_battlefield_is_recalled_as_it_is() -> None:
    board = Board().card("Baited Hook", at="BF1", exhausted=True)
    play = cleaned(board)
    assert play.where("Baited Hook") == "P1's base"
    assert play.thing("Baited Hook").exhausted


def test_a_permanent_in_a_foreign_base_goes_to_its_controllers_base() -> None:
    board = Board().add(spell("Charm", GiveControl(A_UNIT, "P1")), at="hand").unit("Poro", player="P2", damage=1)
    play = board.play("play Charm").pass_all()
    assert play.where("Poro") == "P1's base"
    assert play.thing("Poro").damage_marked == 1
    assert "323.7" in play.numbers


def test_units_of_three_players_at_a_battlefield_are_refused_by_name() -> None:
    board = Board(players=("P1", "P2", "P3")).unit("Guard", player="P2", at="BF1").unit("Raider")
    third = board.unit("Third", player="P3").state()
    moved = replace(third.objects[3], place=battlefield("BF1"))
    zones = {**third.zones, battlefield("BF1"): (1, 3), base("P3"): ()}
    state = replace(third, objects={**third.objects, 3: moved}, zones=zones, cleanup_due=True)
    assert Play(begin(state)).decision  # two players
    first = replace(state.objects[2], place=battlefield("BF1"))
    zones = {**zones, battlefield("BF1"): (1, 3, 2), base("P1"): ()}
    with pytest.raises(NotModelled, match=r"Units of P1 and P2 and P3 are at BF1: combat"):
        begin(replace(state, objects={**state.objects, 2: first}, zones=zones))


def test_a_battlefield_left_by_its_contester_is_contested_by_whoever_stays_without_control() -> None:
    board = Board().unit("Raider").unit("Settler", player="P2").add(spell("Wait", Draw(1)), player="P2", at="hand")
    line = board.play("move", "BF1")
    assert line.state.battlefields["BF1"].contested_by == "P1"
    raider, settler = line.thing("Raider"), line.thing("Settler")
    zones = dict(line.state.zones)
    zones[raider.place], zones[settler.place] = (settler.id.card,), ()
    objects = dict(line.state.objects)
    objects[raider.id.card] = replace(raider, place=settler.place)
    objects[settler.id.card] = replace(settler, place=raider.place)
    zones[settler.place] = (raider.id.card,)
    swapped = replace(line.state, zones=zones, objects=objects, showdown=None, cleanup_due=True)
    after = Play(begin(swapped))
    assert after.state.battlefields["BF1"].contested_by == "P2"
    assert after.state.showdown is not None
    assert after.state.showdown.focus == "P2"


def test_a_cleanup_repeats_until_nothing_changes() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", 3, at="BF1", damage=3)
    play = cleaned(board.card("Hidden Blade", at="facedown BF1"))
    assert play.where("Guard") == "P1's trash"
    assert play.state.battlefields["BF1"].controller is None
    assert play.where("Hidden Blade") == "P1's trash"
    assert not play.state.cleanup_due


def test_points_win_in_a_cleanup_only_with_more_than_any_opponent() -> None:
    assert cleaned(Board(points={"P1": 8, "P2": 8})).state.winner is None
    won = cleaned(Board(points={"P1": 9, "P2": 8}))
    assert won.state.winner == "P1"
    assert won.position.decision is None
