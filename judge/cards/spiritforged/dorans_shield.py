from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

DORANS_SHIELD = card("Doran's Shield", printed("Equip", equip(Cost(power=("G",))), WhileAttached(1, ("Tank",))))
