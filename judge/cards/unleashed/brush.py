from judge.cards.definition import card, printed
from judge.engine.actions.replace import SwapBack
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenYouScore
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import OneTagOf
from judge.engine.wording.references import Every, This

# 187.8
BRUSH = card(
    "Brush",
    printed(
        Static(Every(a_unit(OneTagOf(("Bird", "Cat", "Dog", "Poro", "Ivern"))), here=True), (MightBy(1),)),
        Triggered(WhenYouScore((CONQUER, HOLD), here=True), (SwapBack(This()),), may=True),
    ),
)
