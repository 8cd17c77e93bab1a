"""The Resolution Step (rule 466): combat cleanup, result, control, end."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.events import Happened
from judge.engine.state.state import Battlefield, Combat, CombatStep
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, points, spell

HELD = {"BF1": "P2", "BF2": None}
RESULTS = (Happened.COMBAT_WON, Happened.COMBAT_LOST, Happened.COMBAT_UNDECIDED)


def fought(attacker: int, defender: int, **more: object) -> Play:
    made = Board(battlefields=HELD).unit("A", attacker).unit("D", defender, "P2", "BF1", **more)
    return made.play("move", "BF1", "A")


def test_the_attacker_wins_and_conquers() -> None:
    play = fought(4, 3)
    assert play.told(*RESULTS) == ["P1 wins the combat at BF1", "P2 loses the combat at BF1"]
    assert (play.state.battlefields["BF1"].controller, play.state.player("P1").points) == ("P1", 1)
    assert (play.thing("A").damage, play.thing("A").designation, play.state.combat) == ((), None, None)
    assert {"466.1.a.1", "466.3.a", "466.5", "469.1", "466.7"} <= play.numbers


def test_the_defender_wins_and_keeps_control_without_a_point() -> None:
    play = fought(3, 4)
    assert play.told(*RESULTS) == ["P2 wins the combat at BF1", "P1 loses the combat at BF1"]
    assert points(play.state) == {"P1": 0, "P2": 0}
    assert play.state.battlefields["BF1"] == Battlefield("P2")
    assert "466.5.a" in play.numbers


def test_nobody_left_is_no_result_and_nobody_has_control() -> None:
    play = fought(3, 3)
    assert play.told(*RESULTS) == ["The combat at BF1 has no result"]
    assert play.state.battlefields["BF1"] == Battlefield()
    assert "466.5.b" in play.numbers


def test_both_left_is_no_result_and_attackers_are_recalled_after_healing() -> None:
    play = fought(3, 5, stunned=True)
    assert (play.where("A"), play.where("D")) == ("P1's base", "BF1")
    assert play.told(*RESULTS) == ["The combat at BF1 has no result"]
    told = [event.kind for event in play.events(Happened.HEALED, Happened.RECALLED)]
    assert told == [Happened.HEALED, Happened.RECALLED]
    assert play.state.battlefields["BF1"].controller == "P2"


def test_where_both_have_units_again_when_the_result_is_determined_combat_is_staged_again() -> None:
    state = Board(battlefields=HELD).unit("A", 4, at="BF1").unit("D", 3, "P2", "BF1").state()
    combat = Combat("BF1", "P1", "P2", CombatStep.RESULT, recalled=True)
    play = Play(begin(replace(state, combat=combat, cleanup_due=False)))
    told = play.told(*RESULTS, Happened.COMBAT_ENDED, Happened.COMBAT_BEGUN)
    assert told[:3] == ["The combat at BF1 has no result", "The combat at BF1 ends", "P1 attacks at BF1"]
    assert "P1 wins the combat at BF1" in told
    assert {"466.3.d.1", "323.13"} <= play.numbers


def test_a_defender_killed_in_the_showdown_leaves_the_battlefield_to_the_attacker() -> None:
    slay = spell("Slay", Kill(Target(a_unit())), keywords=("Action",))
    made = Board(battlefields=HELD).unit("A", 1).unit("D", 5, "P2", "BF1").add(slay, at="hand")
    play = made.play("move", "BF1", "A", "play Slay", "D").pass_all()
    assert not play.events(Happened.DAMAGE_ASSIGNED)
    assert (play.where("A"), play.state.player("P1").points) == ("BF1", 1)


def test_conquer_triggers_see_a_conquer_by_combat_before_the_combat_ends() -> None:
    made = Board(battlefields=HELD).unit("A", 5).unit("D", 2, "P2", "BF1")
    play = made.card("The Boss", at="legend zone", exhausted=True).play("move", "BF1", "A")
    play.pass_all()
    assert not play.thing("The Boss").exhausted
    kinds = [event.kind for event in play.events(Happened.ABILITY_TRIGGERED, Happened.COMBAT_ENDED)]
    assert kinds == [Happened.ABILITY_TRIGGERED, Happened.COMBAT_ENDED]


def test_facedown_cards_of_who_loses_the_battlefield_are_removed() -> None:
    made = Board(battlefields=HELD).unit("A", 5).unit("D", 2, "P2", "BF1")
    play = made.card("Hidden Blade", "P2", "facedown BF1").play("move", "BF1", "A")
    play.close_showdown()
    assert play.where("Hidden Blade") == "P2's trash"
    assert "466.5.c" in play.numbers


def test_the_turn_player_goes_on_after_the_combat() -> None:
    slow = spell("Slow", Draw(1), keywords=())
    made = Board(battlefields=HELD).unit("A", 5).unit("D", 2, "P2", "BF1").add(slow, at="hand")
    play = made.play("move", "BF1", "A")
    assert play.decision.by == "P1"
    assert play.options == ["play Slow", "end turn"]
