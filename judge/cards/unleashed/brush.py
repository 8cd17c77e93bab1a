from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.replace import SwapBack
from judge.engine.criteria import Criteria
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, This

# 187.8
BRUSH = card(
    "Brush",
    printed(
        Static(Every(Criteria(tags=("Bird", "Cat", "Dog", "Poro", "Ivern")), here=True), (MightBy(1),)),
        Triggered(WhenYouScore((CONQUER, HOLD), here=True), (SwapBack(This()),), may=True),
    ),
)
