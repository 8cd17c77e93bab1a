from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost

SEAL_OF_STRENGTH = card(
    "Seal of Strength",
    printed(Activated(Cost(exhaust_this=True), (Add(power=("O",)),), reaction=True)),
)
