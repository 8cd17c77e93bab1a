from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

HEXDRINKER = card("Hexdrinker", printed("Equip", equip(Cost(power=("O",))), WhileAttached(1, ("Deflect",))))
