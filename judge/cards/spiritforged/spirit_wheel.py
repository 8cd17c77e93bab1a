from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit

SPIRIT_WHEEL = card(
    "Spirit Wheel",
    printed(Triggered(WhenChosen(a_friendly_unit()), (Draw(1),), may=True, cost=Cost(1, exhaust_this=True))),
)
