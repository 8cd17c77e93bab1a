from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip

DORANS_SHIELD = card("Doran's Shield", printed("Equip", equip(Cost(power=("G",))), WhileAttached(1, ("Tank",))))
