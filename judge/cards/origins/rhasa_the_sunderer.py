from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn

RHASA_THE_SUNDERER = card("Rhasa the Sunderer", printed(Discount(1, each=EachOf(CardsIn(Zone.TRASH)))))
