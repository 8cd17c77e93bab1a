from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW

CLOTH_ARMOR = card(
    "Cloth Armor",
    printed("Equip", "Quick-Draw", "Reaction", QUICK_DRAW, equip(Cost(power=("B",))), WhileAttached(2, ("Shield 2",))),
)
