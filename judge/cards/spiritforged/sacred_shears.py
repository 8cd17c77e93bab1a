from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost

SACRED_SHEARS = card(
    "Sacred Shears",
    printed("Equip", equip(Cost(power=("Y",))), WhileAttached(1, ("Deathknell",), (deathknell(Draw(1)),))),
)
