from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import OF_GEAR
from judge.engine.state.cost import Cost

FIRE_BELOW_THE_MOUNTAIN = card(
    "Fire Below the Mountain",
    printed(Activated(Cost(exhaust_this=True), (Add(power=("A",), only_for=OF_GEAR),), reaction=True)),
)
