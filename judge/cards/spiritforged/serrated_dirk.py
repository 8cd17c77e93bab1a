from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

SERRATED_DIRK = card(
    "Serrated Dirk", printed("Equip", equip(Cost(power=("R",))), WhileAttached(keywords=("Assault 2",)))
)
