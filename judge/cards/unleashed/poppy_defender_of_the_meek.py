from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost

ADDITIONAL = "the additional cost"

POPPY_DEFENDER_OF_THE_MEEK = card(
    "Poppy, Defender of the Meek",
    printed(OptionalCost(ADDITIONAL, Cost(actions=(SpendXP(3),))), Discount(3, paid=ADDITIONAL), "Ambush", "Tank"),
)
