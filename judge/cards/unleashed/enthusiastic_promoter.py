from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Every

ENTHUSIASTIC_PROMOTER = card(
    "Enthusiastic Promoter",
    printed("Backline", Triggered(WhenThisScores((HOLD,)), (Buff(Every(a_unit(), here=True)),))),
)
