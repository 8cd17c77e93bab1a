from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import EitherWay
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

SKYFALL_OF_AREION = card(
    "Skyfall of Areion", printed("Equip", equip(Cost(1, ("R",))), WhileAttached(2, abilities=(EitherWay(),)))
)
