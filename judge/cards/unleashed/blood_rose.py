from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

BLOOD_ROSE = card(
    "Blood Rose",
    printed(
        Triggered(WhenYouPlay(card_type=UNIT), (GainXP(1),), may=True, cost=Cost(1)),
        Activated(Cost(exhaust_this=True, actions=(SpendXP(3),)), (Ready(Target(a_unit())),)),
    ),
)
