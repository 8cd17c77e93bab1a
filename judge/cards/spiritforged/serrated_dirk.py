from judge.cards.definition import card, printed
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip

SERRATED_DIRK = card(
    "Serrated Dirk", printed("Equip", equip(Cost(power=("R",))), WhileAttached(keywords=("Assault 2",)))
)
