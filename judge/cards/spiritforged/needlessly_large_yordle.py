from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import PointsFromHolding
from judge.engine.abilities.discounts import Discount

NEEDLESSLY_LARGE_YORDLE = card(
    "Needlessly Large Yordle", printed("Shield 5", "Tank", Discount(2, power=("G",), each=PointsFromHolding()))
)
