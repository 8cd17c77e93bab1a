from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import ChosenWithTag
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.play import Ignoring, Play
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import CostsPowerAtMost
from judge.engine.wording.references import Target

FRIENDLY_ANIMALS = ("Bird", "Cat", "Dog", "Poro")
A_CHEAP_UNIT = CardsIn(Zone.TRASH, UNIT, energy_at_most=2, qualities=(CostsPowerAtMost(1),))

UNDYING_LOYALTY = card(
    "Undying Loyalty",
    printed(Discount(2, each=ChosenWithTag(FRIENDLY_ANIMALS)), Play(Target(A_CHEAP_UNIT), ignoring=Ignoring.COST)),
)
