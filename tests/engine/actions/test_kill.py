"""Kill (rule 428) as a cost: only what is still there can be killed for it (203.3)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.card import UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This
from tests.engine.boards import Board

KILL_ME_TO_DRAW = Triggered(WhenPlayed(), (Draw(1),), cost=Cost(actions=(Kill(This()),)))
ZEALOT = Card("Zealot", (UNIT,), might=1, abilities=(KILL_ME_TO_DRAW, KILL_ME_TO_DRAW))


def test_a_unit_is_killed_for_one_trigger_only() -> None:
    play = Board().add(ZEALOT, at="hand").play("play Zealot", "P1's base").pass_all()
    assert play.where("Zealot") == "P1's trash"
    assert play.drawn("P1") == 1
