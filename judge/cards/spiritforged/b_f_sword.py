from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

B_F_SWORD = card("B.F. Sword", printed("Equip", equip(Cost(power=("Y",))), WhileAttached(3)))
