"""Looking at the top of a deck, and what shuffles leave open (rules 108.4, 416, 424, 431.1.c)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.zones import main_deck
from judge.scenario.board.setup import card_for
from tests.engine.boards import TODAY, Board, spell

NOCTURNE = "Nocturne, Horrifying"


def hook(*deck: str, might: int = 3, size: int | None = None) -> Board:
    return Board().card("Baited Hook", at="base").unit("Bait", might, buffs=0).deck("P1", *deck, size=size)


def test_baited_hook_offers_units_up_to_1_above_the_killed_units_might() -> None:
    play = hook("Cruel Patron", NOCTURNE, "Void Seeker", might=3).play("use Baited Hook").pass_all()
    play.do(())  # Nocturne's own ability is declined
    assert play.options == [NOCTURNE]
    assert (play.decision.minimum, play.decision.maximum) == (0, 1)


def test_a_buff_counts_for_the_killed_units_might() -> None:
    board = Board().card("Baited Hook", at="base").unit("Bait", 4, buffs=1).deck("P1", "Cruel Patron")
    play = board.play("use Baited Hook").pass_all()
    assert play.options == ["Cruel Patron"]
    assert "359.3.e.13" in play.do("Cruel Patron").numbers


def test_the_rest_is_recycled_in_a_random_order() -> None:
    play = hook("Cruel Patron", "Void Seeker", size=7).play("use Baited Hook").pass_all()
    deck = play.state.entries(main_deck("P1"))
    assert [entry if isinstance(entry, int) else len(entry) for entry in deck][-1] == 5
    assert {"416.1", "416.5"} <= play.numbers


def test_looking_at_fewer_cards_than_asked_is_no_burn_out() -> None:
    play = hook("Void Seeker", size=2).play("use Baited Hook").pass_all()
    assert not play.events(Happened.BURNED_OUT)
    assert "431.1.c" in play.numbers


def test_looking_at_an_empty_deck_finds_nothing() -> None:
    play = hook(size=0).play("use Baited Hook").pass_all()
    assert play.told(Happened.LOOKED) == ["P1 looks at an empty Main Deck"]
    assert not play.events(Happened.RECYCLED)


def test_three_nocturnes_under_stacked_deck_leave_nothing_for_the_hand() -> None:
    board = Board().card("Stacked Deck").deck("P1", NOCTURNE, NOCTURNE, NOCTURNE)
    play = board.play("play Stacked Deck").pass_all()
    for label in (NOCTURNE, f"{NOCTURNE} #2", f"{NOCTURNE} #3"):
        play.do(label, "yes")
    play.do("pay", "pay", "pay")
    assert len(play.events(Happened.ENTERED)) == 3
    assert not play.events(Happened.TAKEN)
    assert not play.events(Happened.RECYCLED)
    assert {"359.3.e.6", "431.1.c.1", "370.1.b.1"} <= play.numbers


def test_a_printed_nocturne_is_played_straight_from_the_deck() -> None:
    board = Board().card("Stacked Deck")
    board.deck("P1", card_for(NOCTURNE, TODAY, "printed"))
    play = board.play("play Stacked Deck").pass_all().do(NOCTURNE, "P1's filler 1", "pay")
    assert play.where(NOCTURNE) == "P1's base"
    assert not play.events(Happened.BANISHED)


def test_what_a_shuffle_left_open_is_decided_by_chance_when_it_is_seen() -> None:
    board = hook("Cruel Patron", "Void Seeker", "Void Seeker", size=3, might=1)
    play = board.add(spell("Draw", Draw(1)), at="hand").play("use Baited Hook").pass_all().do("play Draw").pass_all()
    assert play.decision.kind is Kind.CHANCE
    assert play.decision.by is None
    assert play.options == ["Cruel Patron", "Void Seeker"]  # equal cards are one case
    assert [option.label for option in play.decision.options] == ["Cruel Patron (1 of 3)", "Void Seeker (2 of 3)"]
    assert play.do("Void Seeker").drawn("P1") == 1


def test_equal_cards_leave_nothing_to_chance() -> None:
    play = (
        hook(size=5)
        .add(spell("Draw", Draw(1)), at="hand")
        .play("use Baited Hook")
        .pass_all()
        .do("play Draw")
        .pass_all()
    )
    assert play.drawn("P1") == 1
