from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

HUNTERS_MACHETE = card(
    "Hunter's Machete", printed("Equip", equip(Cost(power=("O",))), WhileAttached(keywords=("Hunt",)))
)
