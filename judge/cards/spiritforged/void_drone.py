from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount

VOID_DRONE = card("Void Drone", printed(Discount(2, elsewhere=True)))
