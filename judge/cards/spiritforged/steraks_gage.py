from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

STERAKS_GAGE = card(
    "Sterak's Gage",
    printed("Quick-Draw", "Reaction", QUICK_DRAW, "Equip", equip(Cost(power=("G",))), WhileAttached(3)),
)
