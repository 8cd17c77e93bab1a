from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

CLOTH_ARMOR = card(
    "Cloth Armor",
    printed("Equip", "Quick-Draw", "Reaction", QUICK_DRAW, equip(Cost(power=("B",))), WhileAttached(2, ("Shield 2",))),
)
