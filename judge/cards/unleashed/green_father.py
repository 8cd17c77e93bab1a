from judge.cards.definition import card, printed
from judge.cards.unleashed.brush import BRUSH
from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.replace import ReplaceBattlefield
from judge.engine.costs.cost import Cost

GREEN_FATHER = card(
    "Green Father",
    printed(
        Triggered(
            WhenYouScore((CONQUER, HOLD)), (ReplaceBattlefield(BRUSH.token),), may=True, cost=Cost(exhaust_this=True)
        )
    ),
)
