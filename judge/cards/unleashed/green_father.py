from judge.cards.definition import card, printed
from judge.cards.unleashed.brush import BRUSH
from judge.engine.actions.replace import ReplaceBattlefield
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenYouScore
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

GREEN_FATHER = card(
    "Green Father",
    printed(
        Triggered(
            WhenYouScore((CONQUER, HOLD)), (ReplaceBattlefield(BRUSH.token),), may=True, cost=Cost(exhaust_this=True)
        )
    ),
)
