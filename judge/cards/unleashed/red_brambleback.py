from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.triggers.again import TriggerAgain
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

RED_BRAMBLEBACK = card(
    "Red Brambleback",
    printed(
        "Accelerate", TriggerAgain(CONQUER), Triggered(WhenThisScores((CONQUER,)), (Buff(Target(a_friendly_unit())),))
    ),
)
