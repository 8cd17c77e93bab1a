"""Conditions that consist of several: what depends on the kind of a condition looks into them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.recall import Recall
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS, WhenThisWinsCombat
from judge.engine.conditions.conditions import WhenPlayed, WhenThisDies
from judge.engine.conditions.leaving import WhenThisLeavesBoard
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.state.card import UNIT, Card
from judge.engine.triggers.again import TriggerAgain
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell

if TYPE_CHECKING:
    from judge.engine.conditions.conditions import Condition

A_UNIT = Target(a_unit())
DOOM = spell("Doom", Kill(A_UNIT))
HOME = spell("Home", ReturnToHand(A_UNIT))
STARE = spell("Stare", Recall(A_UNIT))


def one_of(*conditions: Condition) -> Card:
    """A unit whose ability draws 1 when one of these conditions is met."""
    return Card("Hero", (UNIT,), might=3, abilities=(Triggered(AnyOf(conditions), (Draw(1),)),))


def test_a_trigger_names_the_rules_of_the_condition_that_was_met() -> None:
    hero = one_of(WhenPlayed(), WHEN_THIS_ATTACKS)
    played = Board().add(hero, at="hand").play("play Hero").pass_all()
    attacked = Board().add(hero).unit("Foe", 5, "P2", "BF1").play("move", "BF1", ("Hero",)).pass_all()
    assert (played.drawn("P1"), attacked.drawn("P1")) == (1, 1)
    assert "383.4.a.2" in played.numbers
    assert "383.4.a.2" not in attacked.numbers


def test_a_unit_that_waits_for_its_play_or_its_death_triggers_as_it_dies() -> None:
    play = Board().add(one_of(WhenPlayed(), WhenThisDies())).add(DOOM, at="hand").play("play Doom", "Hero").pass_all()
    assert play.drawn("P1") == 1
    assert "808.1.d.2" in play.numbers


def test_a_deathknell_among_several_conditions_triggers_again() -> None:
    hero = one_of(WhenPlayed(), WhenThisDies(deathknell=True))
    twice = Card("Twice", (UNIT,), might=3, abilities=(TriggerAgain(),))
    play = Board().add(hero).add(twice).add(DOOM, at="hand").play("play Doom", "Hero").pass_all()
    assert play.drawn("P1") == 2


def test_a_unit_that_waits_for_its_play_or_for_leaving_the_board_triggers_as_it_leaves() -> None:
    hero = one_of(WhenPlayed(), WhenThisLeavesBoard())
    play = Board().add(hero).add(HOME, at="hand").play("play Home", "Hero").pass_all()
    assert play.drawn("P1") == 1


def test_the_first_choice_of_a_turn_among_several_conditions_is_the_first_one() -> None:
    hero = one_of(WhenPlayed(), WhenChosen(first_each_turn=True))
    board = Board().add(hero).add(STARE, at="hand").add(STARE, "Again", at="hand")
    play = board.play("play Stare", "Hero").pass_all().do("play Again", "Hero").pass_all()
    assert play.drawn("P1") == 1


def test_the_first_combat_won_in_a_turn_among_several_conditions_is_the_first_one() -> None:
    hero = one_of(WhenPlayed(), WhenThisWinsCombat(first_each_turn=True))
    play = Board().add(hero).unit("Foe", 1, "P2", "BF1").play("move", "BF1", ("Hero",)).close_showdown().pass_all()
    assert play.drawn("P1") == 1
