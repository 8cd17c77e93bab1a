from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip

DORANS_BLADE = card("Doran's Blade", printed("Equip", equip(Cost(power=("O",))), WhileAttached(2)))
