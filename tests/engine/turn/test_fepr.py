"""HOT FEPR: outstanding tasks, then finalize, execute, pass, resolve (rules 332-340)."""

from __future__ import annotations

from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.events import Happened
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell

DRAW = Draw(1)


def two_spells() -> Board:
    return Board().add(spell("A", DRAW), at="hand").add(spell("B", DRAW), player="P2", at="hand")


def test_the_player_who_played_a_spell_gains_priority_first() -> None:
    play = two_spells().play("play A")
    assert play.decision.by == "P2"  # P1 had only "pass": that was answered by force
    assert play.events(Happened.PASSED)[0].who == "P1"


def test_the_newest_item_resolves_first() -> None:
    play = two_spells().play("play A", "play B").pass_all()
    assert [event.name for event in play.events(Happened.RESOLVED)] == ["B", "A"]


def test_after_a_resolution_the_controller_of_the_newest_item_gains_priority() -> None:
    board = two_spells().add(spell("C", DRAW), at="hand").add(spell("D", DRAW), player="P2", at="hand")
    play = board.play("play A", "pass", "play B", "pass", "pass")
    assert play.told(Happened.FINISHED) == ["B has resolved"]
    assert play.decision.by == "P1"


def test_an_item_added_in_between_starts_the_passes_anew() -> None:
    board = two_spells().add(spell("C", DRAW), at="hand").add(spell("D", DRAW), player="P2", at="hand")
    play = board.play("play A", "pass", "play B", "pass", "play C")
    assert play.state.passes == 1  # P1, who has nothing left to do, passed again by force
    assert play.decision.by == "P2"
    assert not play.events(Happened.RESOLVED)


def test_nothing_resolves_before_all_players_passed_in_sequence() -> None:
    play = two_spells().play("play A", "pass")
    assert not play.events(Happened.RESOLVED)
    play.do("pass")
    assert play.told(Happened.FINISHED) == ["A has resolved"]


def test_a_permanent_enters_before_the_trigger_of_its_own_cost_is_finalized() -> None:
    board = Board().card("Cruel Patron").card("Wraith of Echoes", at="base").unit("Victim")
    play = board.play("play Cruel Patron", "Victim")
    told = play.told(Happened.ENTERED, Happened.ABILITY_TRIGGERED, Happened.FINALIZED)
    assert told == [
        "Wraith of Echoes triggers",
        "Cruel Patron is finalized",
        "Cruel Patron enters P1's base exhausted",
        "Wraith of Echoes's trigger is finalized",
    ]
    assert play.drawn("P1") == 1


def test_a_facedown_gear_played_in_response_resolves_at_once_and_priority_returns_to_the_spells_controller() -> None:
    board = (
        Board(battlefields={"BF1": "P2", "BF2": None})
        .unit("Guard", player="P2", at="BF1")
        .card("Zhonya's Hourglass", "P2", "facedown BF1")
        .add(spell("Bolt", Deal(3, Target(a_unit()))), at="hand")
        .add(spell("More", DRAW), at="hand")
    )
    play = board.play("play Bolt", "pass", "play Zhonya's Hourglass")
    assert play.told(Happened.ENTERED) == ["Zhonya's Hourglass enters BF1 ready"]
    assert play.where("Zhonya's Hourglass") == "P2's base"  # recalled in the cleanup: 323.7
    assert play.decision.by == "P1"
    play.pass_all()
    assert play.where("Guard") == "P2's base"
    assert play.where("Zhonya's Hourglass") == "P2's trash"


def test_pending_items_are_finalized_in_the_order_in_which_they_came() -> None:
    nocturnes = ("Nocturne, Horrifying", "Nocturne, Horrifying")
    play = Board().card("Stacked Deck").deck("P1", *nocturnes).play("play Stacked Deck")
    play.pass_all().do("Nocturne, Horrifying #2", "yes", "Nocturne, Horrifying", "yes")
    play.do("pay", "pay")
    finalized = [event.name for event in play.events(Happened.FINALIZED)][-2:]
    assert finalized == ["Nocturne, Horrifying #2", "Nocturne, Horrifying"]


def test_nobody_acts_while_an_item_is_pending() -> None:
    board = (
        Board().card("Falling Star", wording="printed").unit("Poro", 5).add(spell("A", DRAW), player="P2", at="hand")
    )
    play = board.unit("Other", 5).play("play Falling Star", "pass", "pass")
    assert [item.pending for item in play.state.chain] == [True, True]
    assert play.decision.timing == "target"
    play.do("Poro")
    assert play.decision.timing == "target"
    play.do("Poro")
    assert [item.pending for item in play.state.chain] == [False, False]


def test_a_spell_goes_to_its_owners_trash_when_it_has_resolved() -> None:
    play = Board().add(spell("Doom", Kill(Target(a_unit()))), at="hand").unit("Poro").play("play Doom").pass_all()
    assert play.where("Doom") == "P1's trash"
    assert not play.state.chain


def test_ending_the_turn_is_never_done_for_a_player() -> None:
    play = Board().play()
    assert play.options == ["end turn"]
