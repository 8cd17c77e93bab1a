"""Might that is given or taken for a turn (rule 477.3), and damage that units deal (417.6.b)."""

from __future__ import annotations

import pytest

from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.give_might import GiveMight, RaiseMightTo
from judge.engine.wording.criteria import a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.wording.references import Every, Target
from judge.engine.wording.requirements import OtherThan
from tests.engine.boards import Board, Play, spell

A_UNIT = Target(a_unit())


def weakened(might: int, by: int, at_least: int | None) -> Play:
    effect = GiveMight(-by, A_UNIT, at_least=at_least)
    return Board().unit("One", might).add(spell("Hex", effect), at="hand").play("play Hex").pass_all()


@pytest.mark.parametrize(("might", "by", "left"), [(5, 2, 3), (2, 2, 1), (1, 2, 1), (0, 2, 0)])
def test_a_decrease_with_a_minimum_stops_there_and_never_raises(might: int, by: int, left: int) -> None:
    play = weakened(might, by, 1)
    assert play.thing("One").might == left
    assert {"477.3.b", "477.3.e.2.a"} <= play.numbers


def test_without_a_minimum_might_goes_below_zero_and_counts_as_zero() -> None:
    play = weakened(1, 3, None)
    assert (play.thing("One").raw_might, play.thing("One").might) == (-2, 0)


def test_might_goes_back_as_the_turn_ends() -> None:
    assert weakened(5, 2, 1).do("end turn").thing("One").might == 5


def test_a_raise_fills_the_gap_from_the_raw_value() -> None:
    raising = RaiseMightTo(
        A_UNIT, Target(a_friendly_unit(another=True), "other unit", requirements=(OtherThan("unit"),))
    )
    board = Board().unit("Small", 1).unit("Big", 6).add(spell("Grow", raising), at="hand")
    board.add(spell("Hex", GiveMight(-3, A_UNIT)), at="hand")
    play = board.play("play Hex", "Small").pass_all().do("play Grow", "Small").pass_all()
    assert (play.thing("Small").might, play.thing("Small").might_this_turn) == (6, 5)


def test_a_target_that_must_differ_is_not_offered_again() -> None:
    effect = RaiseMightTo(A_UNIT, Target(a_unit(), "other unit", requirements=(OtherThan("unit"),)))
    board = Board().unit("One").unit("Two").unit("Three").add(spell("Grow", effect), at="hand")
    assert board.play("play Grow", "Two").options == ["One", "Three"]


def test_a_target_that_must_differ_needs_a_second_object() -> None:
    effect = RaiseMightTo(A_UNIT, Target(a_unit(), "other unit", requirements=(OtherThan("unit"),)))
    assert Board().unit("One").add(spell("Grow", effect), at="hand").play().options == ["move", "end turn"]


def test_every_unit_that_fits_is_affected_and_nothing_is_chosen() -> None:
    effect = GiveMight(1, Every(a_friendly_unit()))
    board = Board().unit("One", 2).unit("Two", 3).unit("Foe", 4, player="P2").add(spell("Cheer", effect), at="hand")
    play = board.play("play Cheer").pass_all()
    assert [play.thing(name).might for name in ("One", "Two", "Foe")] == [3, 4, 4]


def test_a_unit_deals_its_might_and_its_controller_is_responsible() -> None:
    effect = DealMight(Target(a_friendly_unit()), Target(an_enemy_unit(), "enemy unit"), to_each_other=True)
    board = Board().unit("One", 2).unit("Foe", 5, player="P2").add(spell("Duel", effect), at="hand")
    play = board.play("play Duel").pass_all()
    assert play.where("One") == "P1's trash"
    assert play.thing("Foe").damage == (("P1", 2),)
    assert {"417.6.b.3", "417.6.b.4"} <= play.numbers


def test_what_units_and_effects_do_is_described() -> None:
    assert GiveMight(-1, A_UNIT, at_least=1).describe() == "give a unit -1 Might this turn, but not below 1 Might"
    assert GiveMight(2, Every(a_friendly_unit(another=True))).describe() == (
        "give all other friendly units +2 Might this turn"
    )
