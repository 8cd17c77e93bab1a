"""How often abilities trigger in a turn, and what waits for a point of time (rules 383.3.e, 390.2, 359.3.e.16)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.state.card import UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenDies, WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_friendly_unit, a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, spell

DOOM = spell("Doom", Kill(Target(a_unit())))
ANOTHER_DIES = WhenDies(a_friendly_unit(another=True))


def watcher(*abilities: Triggered, name: str = "Watcher") -> Card:
    return Card(name, (UNIT,), might=9, abilities=abilities)


def once_each_turn(*, may: bool = False) -> Card:
    return watcher(Triggered(ANOTHER_DIES, (Draw(1),), may=may, each_turn=1))


def test_once_each_turn_is_once() -> None:
    board = Board().unit("One").unit("Two").add(once_each_turn()).add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("play Doom", "One").pass_all()
    assert play.drawn("P1") == 1
    play.do("play Again", "Two").pass_all()
    assert play.drawn("P1") == 1


def test_once_each_turn_with_two_at_the_same_time_is_performed_once() -> None:
    board = Board().unit("One", 1, damage=1).unit("Two", 1, damage=1).add(once_each_turn())
    play = Play(begin(replace(board.state(), cleanup_due=True))).pass_all()
    assert play.drawn("P1") == 1
    assert "383.3.e.1" in play.numbers


def test_a_declined_one_has_not_been_performed_and_can_be_the_next_time() -> None:
    board = Board().unit("One").unit("Two").add(once_each_turn(may=True)).add(DOOM, at="hand")
    board.add(DOOM, "Again", at="hand")
    play = board.play("play Doom", "One").pass_all()
    play.do("no")
    assert play.drawn("P1") == 0
    play.do("play Again", "Two").pass_all()
    play.do("yes")
    assert play.pass_all().drawn("P1") == 1


def test_the_limit_says_how_it_reads() -> None:
    assert (
        once_each_turn(may=True).abilities[0].describe().startswith("Once each turn, when another friendly unit dies, ")
    )
    assert Triggered(ANOTHER_DIES, (Draw(1),), each_turn=2).describe().startswith("2 times each turn, ")


def test_one_ability_with_two_conditions_triggers_for_each() -> None:
    card = watcher(Triggered(AnyOf((WhenPlayed(), ANOTHER_DIES)), (Draw(1),)))
    board = Board().unit("One").add(card, at="hand").add(DOOM, at="hand")
    play = board.play("play Watcher", "P1's base").pass_all()
    assert play.drawn("P1") == 1
    play.do("play Doom", "One").pass_all()
    assert play.drawn("P1") == 2
    assert card.abilities[0].describe().startswith("When this is played or when another friendly unit dies, ")


def test_conditions_about_moves_say_how_they_read() -> None:
    assert WhenThisMoves(nth=1).describe() == "When this moves for the first time in a turn"


def test_a_delayed_trigger_outlives_its_source() -> None:
    later = spell("Later", AtEndOfThisTurn((Draw(2),)), Kill(Target(a_unit())))
    play = Board().unit("One").add(later, at="hand").play("play Later", "One").pass_all()
    assert play.drawn("P1") == 0
    play.do("end turn").pass_all()
    assert play.drawn("P1") == 2
    assert "390.2" in play.numbers


def test_at_the_end_of_the_turn_it_is_too_late_to_wait_for_that() -> None:
    card = watcher(Triggered(END_OF_TURN, (AtEndOfThisTurn((Draw(2),)),)))
    play = Board().add(card).play("end turn").pass_all()
    assert play.drawn("P1") == 0
    assert "359.3.e.16" in play.numbers


def test_xp_is_spent_in_full_or_not_at_all() -> None:
    earn = spell("Earn", GainXP(3))
    card = watcher(Triggered(ANOTHER_DIES, (Draw(1),), cost=Cost(actions=(SpendXP(2),))))
    board = Board().unit("One").unit("Two").add(card).add(earn, at="hand")
    board.add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("play Earn").pass_all()
    assert play.state.player("P1").xp == 3
    play.do("play Doom", "One").pass_all()
    assert (play.drawn("P1"), play.state.player("P1").xp) == (1, 1)
    play.do("play Again", "Two").pass_all()
    assert (play.drawn("P1"), play.state.player("P1").xp) == (1, 1)
    assert "404.2" in play.numbers
