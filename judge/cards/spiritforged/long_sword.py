from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW

LONG_SWORD = card(
    "Long Sword", printed("Equip", "Quick-Draw", "Reaction", QUICK_DRAW, equip(Cost(power=("R",))), WhileAttached(2))
)
