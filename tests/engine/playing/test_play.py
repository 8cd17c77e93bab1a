"""The process of play (rules 349-359, 398-406, 419)."""

from __future__ import annotations

import pytest

from judge.engine.actions.draw import Draw
from judge.engine.state.card import SPELL, UNIT, Card
from judge.engine.state.events import Happened
from judge.engine.state.player import Pool
from judge.engine.wording.passive import NotYet
from judge.errors import NotModelled
from tests.engine.boards import Board, spell

NOCTURNE = "Nocturne, Horrifying"


def test_a_unit_enters_exhausted_at_its_controllers_base_or_a_battlefield_they_control() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": "P2"}).unit("Guard", at="BF1").unit("New", at="hand")
    play = board.play("play New")
    assert play.options == ["P1's base", "BF1"]
    play.do("BF1")
    assert play.where("New") == "BF1"
    assert play.thing("New").exhausted


def test_gear_enters_ready_at_base() -> None:
    play = Board().card("Baited Hook").play("play Baited Hook")
    assert play.where("Baited Hook") == "P1's base"
    assert not play.thing("Baited Hook").exhausted


def test_a_spell_without_a_valid_target_is_not_offered() -> None:
    board = Board().card("Void Seeker").unit("Home", player="P2")
    assert board.play().options == ["end turn"]


def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    assert Board(pools={"P1": Pool(2)}).card("Baited Hook").play().options == ["end turn"]
    assert Board(pools={"P1": Pool(3)}).card("Baited Hook").play().options == ["play Baited Hook", "end turn"]


def test_cruel_patron_is_not_offered_without_a_friendly_unit_to_kill() -> None:
    assert "play Cruel Patron" not in Board().card("Cruel Patron").unit("Enemy", player="P2").play().options


def test_killing_the_last_unit_at_a_battlefield_for_cruel_patron_keeps_it_for_her_to_enter() -> None:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).unit("Guard", at="BF1").card("Cruel Patron")
    play = board.play("play Cruel Patron", "BF1", "Guard")
    assert play.where("Cruel Patron") == "BF1"
    assert play.state.battlefields["BF1"].controller == "P1"


def hook(*, friend: bool, wording: str = "") -> Board:
    board = Board().card("Baited Hook", at="base", wording=wording).unit("Bait", 6).deck("P1", "Cruel Patron")
    return board.unit("Friend") if friend else board


def test_a_cruel_patron_played_by_baited_hook_still_kills_a_friendly_unit() -> None:
    play = hook(friend=True).play("use Baited Hook", "Bait").pass_all().do("Cruel Patron")
    assert (play.where("Cruel Patron"), play.where("Friend")) == ("P1's base", "P1's trash")
    assert {"356.1.b", "356.2.a.1", "354.3"} <= play.numbers


def test_a_cruel_patron_played_by_baited_hook_without_a_unit_to_kill_is_undone_and_stays_banished() -> None:
    play = hook(friend=False).play("use Baited Hook").pass_all().do("Cruel Patron")
    assert play.where("Cruel Patron") == "P1's banishment"
    undone = play.events(Happened.PLAY_UNDONE)
    assert [event.name for event in undone] == ["Cruel Patron"]
    assert {"358.5", "358.2"} <= play.numbers
    assert not play.state.chain


def test_a_cruel_patron_played_by_a_printed_baited_hook_is_undone_to_the_top_of_the_deck() -> None:
    play = hook(friend=False, wording="printed").play("use Baited Hook").pass_all().do("Cruel Patron")
    assert play.where("Cruel Patron") == "P1's main deck"
    deck = play.thing("Cruel Patron").place
    assert play.state.entries(deck)[0] == play.thing("Cruel Patron").id.card


def nocturne() -> Board:
    return Board().card("Stacked Deck").deck("P1", NOCTURNE)


def test_declining_to_pay_for_nocturne_leaves_it_banished() -> None:
    play = nocturne().play("play Stacked Deck").pass_all().do(NOCTURNE, "yes", "P1's filler 1")
    assert play.decision.timing == "payment"
    play.do("decline")
    assert play.where(NOCTURNE) == "P1's banishment"
    assert {"358.5", "358.2", "444.2", "444.2.a"} <= play.numbers


def test_nocturne_can_be_banished_and_not_played() -> None:
    play = nocturne().play("play Stacked Deck").pass_all().do(NOCTURNE, "no", "P1's filler 1")
    assert play.where(NOCTURNE) == "P1's banishment"
    assert not play.events(Happened.PLAY_UNDONE)


def test_nocturne_that_cannot_be_paid_for_is_undone() -> None:
    board = nocturne()
    board.setup.pools["P1"] = Pool(1)
    play = board.play("play Stacked Deck").pass_all().do(NOCTURNE, "yes", "P1's filler 1")
    assert play.where(NOCTURNE) == "P1's banishment"
    assert play.told(Happened.PAYMENT_REFUSED) == [f"P1 cannot pay [A] for {NOCTURNE}"]


def test_nocturne_costs_one_power_of_any_domain_and_enters_exhausted() -> None:
    board = nocturne().runes("P1", "Mind", 2)
    play = (
        board.play("play Stacked Deck", "plan 1").pass_all().do(NOCTURNE, "yes", "P1's filler 1", "recycle 1 exhausted")
    )
    assert play.where(NOCTURNE) == "P1's base"
    assert play.thing(NOCTURNE).exhausted
    assert "356.1.a" in play.numbers


def test_an_undone_play_gives_back_what_was_paid_and_keeps_the_event() -> None:
    board = Board().card("Baited Hook", at="base").unit("Bait", 6).deck("P1", "Cruel Patron").runes("P1", "Order", 2)
    play = board.play("use Baited Hook").do("recycle 1 exhausted").pass_all()
    before = play.state.zones
    play.do("Cruel Patron")
    assert play.where("Cruel Patron") == "P1's banishment"
    assert {place: cards for place, cards in play.state.zones.items() if str(place) == "P1's base"} == {
        place: cards for place, cards in before.items() if str(place) == "P1's base"
    }


def test_a_card_with_a_clause_that_is_not_modelled_is_refused_by_name() -> None:
    riddle = Card("Riddle", (UNIT,), might=1, abilities=(NotYet("its riddle"),))
    with pytest.raises(NotModelled, match="Riddle: its riddle is not modelled yet"):
        Board().add(riddle, at="hand").play("play Riddle")


def test_a_reaction_can_be_played_in_a_closed_state_and_an_action_cannot() -> None:
    board = Board().add(spell("First", Draw(1)), at="hand")
    board.add(spell("Quick", Draw(1)), player="P2", at="hand").add(
        spell("Slow", Draw(1), keywords=("Action",)), "", "P2", "hand"
    )
    assert board.play("play First").options == ["play Quick", "pass"]


def test_filler_is_never_offered() -> None:
    filler = Card("filler card", (), filler=True)
    assert Board().add(filler, at="hand").play().options == ["end turn"]


def test_a_spell_with_the_type_only_does_nothing_and_is_played() -> None:
    play = Board().add(Card("Blank", (SPELL,)), at="hand").play("play Blank").pass_all()
    assert play.where("Blank") == "P1's trash"
    assert play.state.count("played a card", "P1") == 1
