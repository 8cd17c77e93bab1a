"""What triggers when: play effects, cards played, discarded and recycled, and the death of the source itself."""

from __future__ import annotations

from judge.engine.actions.buff import Buff
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.conditions.conditions import WhenPlayed, WhenThisDies, WhenYouPlay
from judge.engine.state.card import UNIT, Card
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit, a_unit
from judge.engine.wording.references import Target, This
from tests.engine.boards import Board, Play, spell

A_UNIT = Target(a_unit())
DOOM = spell("Doom", Kill(A_UNIT))
TWICE_DOOM = spell("Double Doom", Kill(Target(a_unit(), "units", 2, 2)))
HERALD = Card("Herald", (UNIT,), might=2, abilities=(Triggered(WhenPlayed(), (Draw(1),)),))
SQUIRE = Card("Squire", (UNIT,), might=2, abilities=(Triggered(WhenPlayed(), (Buff(Target(a_friendly_unit())),)),))
MARTYR = Card("Martyr", (UNIT,), might=2, abilities=(Triggered(WhenThisDies(), (Draw(1),)),))
SECOND = Card("Second", (UNIT,), might=2, abilities=(Triggered(WhenYouPlay(nth=2), (Buff(This()),)),))


def indexes(play: Play, *kinds: Happened) -> list[int]:
    kinds_told = [event.kind for event in play.position.events]
    return [kinds_told.index(kind) for kind in kinds]


def test_a_play_effect_is_pending_after_the_permanent_has_entered() -> None:
    play = Board().add(HERALD, at="hand").play("play Herald").pass_all()
    assert play.drawn("P1") == 1
    assert indexes(play, Happened.ENTERED, Happened.ABILITY_TRIGGERED) == sorted(
        indexes(play, Happened.ENTERED, Happened.ABILITY_TRIGGERED)
    )
    assert "383.4.a.2" in play.numbers


def test_a_play_effect_is_of_the_card_that_was_played_only() -> None:
    assert Board().add(HERALD).add(SQUIRE, at="hand").play("play Squire", "Herald").pass_all().drawn("P1") == 0


def test_a_play_effect_from_facedown_chooses_at_that_battlefield() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Far").unit("Near", at="BF1").add(DOOM, at="hand")
    hidden = Card("Squire", (UNIT,), might=2, abilities=SQUIRE.abilities, keywords=("Hidden",))
    board.add(hidden, at="facedown BF1")
    play = board.play("play Squire")
    assert play.options == ["Near", "Squire"]
    assert "811.1.d.2" in play.do("Near").pass_all().numbers


def test_the_second_card_of_a_turn_counts_from_the_first_of_that_turn() -> None:
    free = [spell(name, Draw(1)) for name in ("One", "Two", "Three")]
    board = Board().add(SECOND)
    for card in free:
        board.add(card, at="hand")
    play = board.play("play One").pass_all()
    assert not play.thing("Second").buffs
    assert play.do("play Two").pass_all().thing("Second").buffs == 1
    play.do("play Three").pass_all()
    assert len(play.events(Happened.ABILITY_TRIGGERED)) == 1


def test_discards_together_are_one_occurrence() -> None:
    board = Board().card("Jinx, Rebel", at="base", exhausted=True).add(spell("Purge", Discard(2)), at="hand")
    board.unit("One", at="hand").unit("Two", at="hand")
    play = board.play("play Purge").pass_all()
    assert play.thing("Jinx, Rebel").might == 6
    assert not play.thing("Jinx, Rebel").exhausted


def test_a_death_trigger_is_pending_before_its_source_is_in_the_trash() -> None:
    play = Board().add(MARTYR).add(DOOM, at="hand").play("play Doom").pass_all()
    order = indexes(play, Happened.WOULD_DIE, Happened.ABILITY_TRIGGERED, Happened.KILLED)
    assert order == sorted(order)
    assert play.drawn("P1") == 1


def test_a_death_trigger_goes_to_who_controlled_the_unit() -> None:
    play = Board().add(MARTYR, player="P2").add(DOOM, at="hand").play("play Doom").pass_all()
    assert (play.drawn("P1"), play.drawn("P2")) == (0, 1)


def test_a_death_that_is_replaced_takes_its_trigger_off_the_chain() -> None:
    board = Board().add(MARTYR).card("Zhonya's Hourglass", at="base").add(DOOM, at="hand")
    play = board.play("play Doom").pass_all()
    assert play.drawn("P1") == 0
    assert play.where("Martyr") == "P1's base"
    assert len(play.events(Happened.ABILITY_REMOVED)) == 1
    assert "808.1.d.1" in play.numbers


def test_death_triggers_of_one_player_are_ordered_before_the_deaths() -> None:
    board = Board().add(MARTYR).add(MARTYR, "Other Martyr").add(TWICE_DOOM, at="hand")
    play = board.play("play Double Doom", ("Martyr", "Other Martyr")).pass_all()
    assert play.decision.kind is Kind.ORDER
    assert not play.events(Happened.KILLED)
    play.do(("Other Martyr", "Martyr's trigger")).pass_all()
    assert [event.name for event in play.events(Happened.ABILITY_TRIGGERED)] == ["Other Martyr", "Martyr"]
    assert play.drawn("P1") == 2
