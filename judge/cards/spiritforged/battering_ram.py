from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import PlayedThisTurn
from judge.engine.abilities.discounts import Discount

BATTERING_RAM = card("Battering Ram", printed(Discount(1, each=PlayedThisTurn(), minimum=1)))
