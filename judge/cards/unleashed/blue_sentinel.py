from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.costs.add import Add
from judge.engine.instructions.delay_trigger import AtNextMainPhase
from judge.engine.triggers.again import TriggerAgain
from judge.engine.triggers.triggered_ability import Triggered

BLUE_SENTINEL = card(
    "Blue Sentinel",
    printed(
        "Shield 2",
        TriggerAgain(HOLD),
        Triggered(WhenThisScores((HOLD,)), (AtNextMainPhase((Add(power=("A",)),)),)),
    ),
)
