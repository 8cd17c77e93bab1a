from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.keywords.legion import LEGION

NOXUS_HOPEFUL = card("Noxus Hopeful", printed("Legion", Discount(2, during=LEGION)))
