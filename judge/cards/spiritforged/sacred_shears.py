from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.deathknell import deathknell
from judge.engine.keywords.equip import equip

SACRED_SHEARS = card(
    "Sacred Shears",
    printed("Equip", equip(Cost(power=("Y",))), WhileAttached(1, ("Deathknell",), (deathknell(Draw(1)),))),
)
