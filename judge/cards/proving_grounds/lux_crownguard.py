from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import SPELLS
from judge.engine.state.cost import Cost

LUX_CROWNGUARD = card(
    "Lux, Crownguard",
    printed(Activated(Cost(exhaust_this=True), (Add(2, only_for=SPELLS),), reaction=True)),
)
