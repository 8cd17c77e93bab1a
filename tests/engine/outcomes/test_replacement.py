"""Replacement effects for deaths (rules 367-375, 390.3)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine.actions.deal import Deal
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.actions.recall import Recall
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.card import GEAR, UNIT, Card
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.player import Player, Pool
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_friendly_unit, a_unit
from judge.engine.wording.references import Affected, Target
from judge.scenario.board.setup import card_for
from tests.engine.boards import TODAY, Board, Play, spell

A_UNIT = Target(a_unit())
DOOM = spell("Doom", Kill(A_UNIT))
HOURGLASS = "Zhonya's Hourglass"


def cleaned(board: Board) -> Play:
    return Play(begin(replace(board.state(), cleanup_due=True)))


def test_an_hourglass_dies_instead_of_the_unit_and_the_unit_is_healed_exhausted_and_recalled() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Poro", at="BF1", damage=1).unit("Stay", at="BF1")
    play = board.card(HOURGLASS, at="base").add(DOOM, at="hand").play("play Doom", "Poro").pass_all()
    poro = play.thing("Poro")
    assert (play.where("Poro"), poro.exhausted, poro.damage, poro.id.incarnation) == ("P1's base", True, (), 0)
    assert play.where(HOURGLASS) == "P1's trash"
    assert [event.name for event in play.events(Happened.KILLED)] == [HOURGLASS]


def test_an_hourglass_as_printed_leaves_the_damage_so_that_the_unit_dies_in_the_next_cleanup() -> None:
    play = cleaned(Board().unit("Poro", 3, damage=3).card(HOURGLASS, at="base", wording="printed"))
    assert play.where("Poro") == "P1's trash"
    assert play.where(HOURGLASS) == "P1's trash"
    assert len(play.events(Happened.RECALLED)) == 0  # it was in its base already
    assert "458.1" not in play.numbers


def test_one_hourglass_saves_one_of_two_units_that_die_together_and_its_controller_picks_which() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).unit("Two", 1, damage=1).card(HOURGLASS, at="base"))
    assert play.decision.rule == "replacement.each-event-separately"
    assert play.options == ["One", "Two"]
    play.do("Two")
    assert (play.where("One"), play.where("Two")) == ("P1's trash", "P1's base")


def test_the_replacing_actions_come_before_the_death_that_goes_on() -> None:
    play = cleaned(Board().unit("One", 1, damage=1).unit("Two", 1, damage=1).card(HOURGLASS, at="base")).do("Two")
    exhausted = next(event for event in play.events(Happened.EXHAUSTED) if event.name == "Two")
    killed = next(event for event in play.events(Happened.KILLED) if event.name == "One")
    assert exhausted.id < killed.id


def test_of_two_hourglasses_the_units_controller_picks_one_and_the_other_stays() -> None:
    play = cleaned(Board().unit("Poro", 1, damage=1).card(HOURGLASS, at="base").card(HOURGLASS, at="base"))
    assert play.decision.rule == "replacement.object-controller-orders"
    assert play.decision.by == "P1"
    play.do(f"{HOURGLASS} #2")
    assert play.where(f"{HOURGLASS} #2") == "P1's trash"
    assert play.where(HOURGLASS) == "P1's base"
    assert play.where("Poro") == "P1's base"


def test_two_hourglasses_save_two_units_that_die_together() -> None:
    board = Board().unit("One", 1, damage=1).unit("Two", 1, damage=1)
    play = cleaned(board.card(HOURGLASS, at="base").card(HOURGLASS, at="base")).do("One", HOURGLASS)
    assert (play.where("One"), play.where("Two")) == ("P1's base", "P1's base")
    assert len(play.events(Happened.REPLACED)) == 2


def test_an_hourglass_does_not_save_an_enemy_unit() -> None:
    play = cleaned(Board().unit("Poro", 1, player="P2", damage=1).card(HOURGLASS, at="base"))
    assert play.where("Poro") == "P2's trash"


def boss(*, exhausted: bool = False) -> Board:
    return Board().unit("Poro", 1, buffs=1, damage=2).card("The Boss", at="legend zone", exhausted=exhausted)


def test_the_boss_may_be_declined() -> None:
    play = cleaned(boss())
    assert play.decision.kind is Kind.YES_NO
    play.do("no")
    assert play.where("Poro") == "P1's trash"
    assert not play.thing("The Boss").exhausted


def test_the_boss_is_paid_for_with_power_exhaustion_and_the_buff() -> None:
    play = cleaned(boss().runes("P1", "Body", 1)).do("yes")
    assert (play.where("Poro"), play.thing("Poro").buffs, play.thing("Poro").damage) == ("P1's base", 0, ())
    assert play.thing("The Boss").exhausted
    assert play.where("P1's Body Rune") == "P1's rune deck"


def test_the_boss_can_be_paid_with_either_of_its_domains() -> None:
    assert cleaned(boss().runes("P1", "Order", 1)).do("yes").where("Poro") == "P1's base"


def test_the_boss_is_not_offered_where_its_cost_cannot_be_paid() -> None:
    for board in (boss(exhausted=True), boss().runes("P1", "Fury", 2)):
        play = cleaned(board)
        assert play.where("Poro") == "P1's trash"
        assert not play.events(Happened.DECLINED)


def test_the_boss_does_not_see_a_unit_without_a_buff() -> None:
    play = cleaned(Board().unit("Poro", 1, damage=1).card("The Boss", at="legend zone"))
    assert play.where("Poro") == "P1's trash"


def test_highlander_is_used_up_by_the_first_death_that_it_replaces() -> None:
    board = Board().unit("Poro").card("Highlander").add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("play Highlander", "pass", "pass", "play Doom").pass_all()
    assert play.where("Poro") == "P1's base"
    assert not play.state.delayed
    play.do("play Again").pass_all()
    assert play.where("Poro") == "P1's trash"


def test_highlander_ends_with_the_turn() -> None:
    board = Board().unit("Poro").card("Highlander").add(DOOM, player="P2", at="hand")
    play = board.play("play Highlander").pass_all().do("end turn")
    assert not play.state.delayed
    assert "317.2.c" in play.numbers
    play.do("play Doom").pass_all()
    assert play.where("Poro") == "P1's trash"


def test_a_delayed_replacement_does_not_follow_a_unit_that_became_a_new_object() -> None:
    board = Board().unit("Poro").card("Highlander")
    play = board.play("play Highlander").pass_all()
    poro = play.thing("Poro")
    back = replace(poro, id=replace(poro.id, incarnation=2), damage=(("P2", 5),))
    later = replace(play.state, objects={**play.state.objects, poro.id.card: back}, cleanup_due=True)
    assert Play(begin(later)).where("Poro") == "P1's trash"


def test_a_declined_armory_is_not_offered_again() -> None:
    board = (
        Board()
        .unit("Poro")
        .card("Unlicensed Armory", at="base")
        .unit("Discarded", at="hand")
        .card(HOURGLASS, at="base")
    )
    board.add(DOOM, at="hand").add(DOOM, "Again", at="hand")
    play = board.play("use Unlicensed Armory", "Discarded").pass_all().do("play Doom").pass_all()
    play.do("Unlicensed Armory", "no")  # the Hourglass saves it
    assert play.where("Poro") == "P1's base"
    play.do("play Again").pass_all()
    assert play.where("Poro") == "P1's trash"


def test_an_armory_that_left_the_board_still_watches_and_still_wants_its_power() -> None:
    board = Board(pools={"P1": Pool(0, (("Fury", 1),))}).unit("Poro").unit("Discarded", at="hand")
    board.card("Unlicensed Armory", at="base").add(DOOM, at="hand")
    play = board.play("use Unlicensed Armory", "Discarded").pass_all()
    armory = play.thing("Unlicensed Armory")
    gone = replace(armory, id=replace(armory.id, incarnation=1), place=play.thing("Discarded").place)
    zones = {**play.state.zones, armory.place: (play.thing("Poro").id.card,)}
    state = replace(play.state, objects={**play.state.objects, armory.id.card: gone}, zones=zones)
    saved = Play(begin(state)).do("play Doom").pass_all()
    assert saved.options == ["yes", "no"]
    assert saved.do("yes").where("Poro") == "P1's base"
    broke = Play(begin(replace(state, by_player={"P1": Player(), "P2": Player()}))).do("play Doom").pass_all()
    assert broke.where("Poro") == "P1's trash"


def test_effects_of_two_players_are_applied_in_turn_order() -> None:
    board = Board(turn_player="P2").unit("Mine", 1, damage=1).unit("Yours", 1, player="P2", damage=1)
    play = cleaned(board.card(HOURGLASS, at="base").card(HOURGLASS, "P2", "base"))
    assert [event.name for event in play.events(Happened.REPLACED)] == [f"{HOURGLASS} #2", HOURGLASS]


def test_a_death_that_was_replaced_triggers_nothing() -> None:
    board = Board().unit("Poro", 1, damage=1).card(HOURGLASS, at="base").card("Wraith of Echoes", at="base")
    assert cleaned(board).drawn("P1") == 0


def test_a_replaced_kill_as_a_cost_is_paid() -> None:
    board = Board().unit("Poro").card(HOURGLASS, at="base").card("Cruel Patron")
    play = board.play("play Cruel Patron")
    assert (play.where("Cruel Patron"), play.where("Poro")) == ("P1's base", "P1's base")
    assert "357.2.a" in play.numbers


def test_damage_dealt_by_a_spell_is_healed_by_the_hourglass_before_the_next_cleanup() -> None:
    board = Board().unit("Poro", 3).card(HOURGLASS, at="base").add(spell("Bolt", Deal(3, A_UNIT)), at="hand")
    play = board.play("play Bolt").pass_all()
    assert play.where("Poro") == "P1's base"


GEAR_UNIT_HOURGLASS = Card("Hourglass unit", (UNIT, GEAR), might=1, abilities=card_for(HOURGLASS, TODAY).abilities)
HEALER = Card(
    "Healer", (UNIT,), might=1,
    abilities=(WouldDie(a_friendly_unit(another=True), (Heal(Affected()), Exhaust(Affected()), Recall(Affected()))),),
)  # fmt: skip


def test_an_effect_is_applied_once_to_a_death_and_to_what_replaces_it() -> None:
    board = Board().add(GEAR_UNIT_HOURGLASS, "One").add(GEAR_UNIT_HOURGLASS, "Two").add(DOOM, at="hand")
    for first, dies in (("One", "Two"), ("Two", "One")):
        play = board.play("play Doom", "One").pass_all().do(first)
        assert play.where(dies) == "P1's trash"
        assert play.where(first) == "P1's base"
        assert len(play.events(Happened.REPLACED)) == 2


def test_an_effect_applies_to_every_death_simultaneous_with_that_of_its_own_source() -> None:
    board = Board().add(HEALER, damage=1).unit("One", 1, damage=1).unit("Two", 1, damage=1)
    play = cleaned(board).do("One")
    assert [play.where(label) for label in ("Healer", "One", "Two")] == ["P1's trash", "P1's base", "P1's base"]


def test_an_effect_is_applied_in_one_uninterrupted_sequence() -> None:
    board = Board().add(HEALER, damage=1).unit("One", 1, damage=1).unit("Two", 1, damage=1).card(HOURGLASS, at="base")
    play = cleaned(board).do("One", "Healer").do("Healer")  # the healer saves One, then the Hourglass the healer
    assert [play.where(label) for label in ("Healer", "One", "Two")] == ["P1's base", "P1's base", "P1's trash"]
    play = cleaned(board).do("One", "Healer", "Two", "Healer")  # both in one sequence, then the Hourglass
    assert [play.where(label) for label in ("Healer", "One", "Two")] == ["P1's base", "P1's base", "P1's base"]
