from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

BOOTS_OF_SWIFTNESS = card(
    "Boots of Swiftness",
    printed("Equip", equip(Cost(power=("P",))), WhileAttached(2, ("Ganking",))),
)
