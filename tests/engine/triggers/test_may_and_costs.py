"""Triggers that begin with "you may" or with a cost: decided and paid at finalization (383.3.a-b, 402.1, 404.2)."""

from __future__ import annotations

from judge.engine.actions.channel import Channel
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.state.card import UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from tests.engine.boards import Board, Play, spell

ASSASSIN = Card("Assassin", (UNIT,), might=2, abilities=(
    Triggered(WhenPlayed(), (Kill(Target(an_enemy_unit())),), may=True),
))  # fmt: skip
TRADER = Card("Trader", (UNIT,), might=2, abilities=(
    Triggered(WhenPlayed(), (Draw(2),), may=True, cost=Cost(actions=(Discard(1),))),
))  # fmt: skip


def asked(play: Play) -> bool:
    return play.decision.kind is Kind.YES_NO


def test_the_decision_comes_before_the_targets() -> None:
    board = Board().add(ASSASSIN, at="hand").unit("Foe", player="P2").unit("Other Foe", player="P2")
    play = board.play("play Assassin")
    assert asked(play)
    assert play.do("yes").options == ["Foe", "Other Foe"]
    assert play.do("Foe").pass_all().where("Foe") == "P2's trash"


def test_a_declined_trigger_leaves_the_chain_and_nobody_can_react_to_it() -> None:
    board = Board().add(ASSASSIN, at="hand").unit("Foe", player="P2")
    board.add(spell("Reply", Draw(1)), player="P2", at="hand")
    play = board.play("play Assassin", "no")
    assert not play.state.chain
    assert {"402.1.a", "383.3.a.2"} <= play.numbers


def test_without_a_legal_choice_nobody_is_asked() -> None:
    play = Board().add(ASSASSIN, at="hand").play("play Assassin")
    assert not asked(play)
    assert "402.4" in play.numbers


def test_a_leading_cost_is_paid_before_the_trigger_is_finalized() -> None:
    board = Board().add(TRADER, at="hand").unit("Card", at="hand")
    play = board.play("play Trader", "yes")
    assert play.where("Card") == "P1's trash"
    assert play.pass_all().drawn("P1") == 2


def test_a_cost_that_cannot_be_paid_removes_the_trigger() -> None:
    play = Board().add(TRADER, at="hand").play("play Trader")
    assert not asked(play)
    assert play.drawn("P1") == 0
    assert len(play.events(Happened.ABILITY_REMOVED)) == 1


def test_channeling_takes_as_many_runes_as_there_are() -> None:
    play = Board().add(spell("Well", Channel(2)), at="hand").play("play Well").pass_all()
    assert not play.events(Happened.CHANNELED)
