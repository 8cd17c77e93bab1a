from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.discard import Discard
from judge.engine.state.cost import Cost

BRAZEN_BUCCANEER = card(
    "Brazen Buccaneer",
    printed(OptionalCost("the additional cost", Cost(actions=(Discard(1),))), Discount(2, paid="the additional cost")),
)
