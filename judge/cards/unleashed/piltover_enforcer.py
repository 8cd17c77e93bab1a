from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import CONQUER, WhenYouScore
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

PILTOVER_ENFORCER = card(
    "Piltover Enforcer",
    printed(
        Triggered(
            WhenYouScore((CONQUER,)),
            (Ready(Target(a_unit())),),
            may=True,
            cost=Cost(exhaust_this=True),
            only_if=AssignedExcess(3, anywhere=True),
        )
    ),
)
