from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip

HUNTERS_MACHETE = card(
    "Hunter's Machete", printed("Equip", equip(Cost(power=("O",))), WhileAttached(keywords=("Hunt",)))
)
