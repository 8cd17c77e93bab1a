from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.kill import Kill
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.if_you_do import IfKilled
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target, This

ADAPTATRON = card(
    "Adaptatron",
    printed(
        Triggered(
            WhenThisScores((CONQUER,)),
            (Kill(Target(Criteria(GEAR), "gear")), IfKilled((Buff(This()),), "gear")),
            may=True,
        )
    ),
)
