from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW

SPINNING_AXE = card(
    "Spinning Axe",
    printed("Equip", "Quick-Draw", "Reaction", "Temporary", QUICK_DRAW, equip(Cost(power=("A",))), WhileAttached(3)),
)
