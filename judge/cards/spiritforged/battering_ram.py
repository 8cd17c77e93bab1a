from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.costs.discount_counts import PlayedThisTurn

BATTERING_RAM = card("Battering Ram", printed(Discount(1, each=PlayedThisTurn(), minimum=1)))
