from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.scoring import HOLD, WhenYouScore
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This

GLOOMIST = card(
    "Gloomist",
    printed(
        Triggered(
            WhenYouScore((HOLD,), side=Side.FRIENDLY), (Draw(1),), may=True, cost=Cost(actions=(Exhaust(This()),))
        )
    ),
)
