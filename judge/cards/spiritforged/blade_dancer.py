from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import This, TriggeringObject

BLADE_DANCER = card(
    "Blade Dancer",
    printed(
        Triggered(
            WhenChosen(a_friendly_unit()),
            (Ready(TriggeringObject()),),
            may=True,
            cost=Cost(power=("A",), exhaust_this=True),
        ),
        Triggered(WHEN_YOU_CONQUER, (Ready(This()),), may=True, cost=Cost(1)),
    ),
)
