from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.qualities import CostsAtMostItsMight
from judge.engine.wording.references import Target

NOXIAN_DEMOLITIONIST = card(
    "Noxian Demolitionist",
    printed(
        Triggered(
            WhenThisScores((CONQUER,)),
            (Kill(Target(Criteria(GEAR, qualities=(CostsAtMostItsMight(),)), "gear")),),
            may=True,
        )
    ),
)
