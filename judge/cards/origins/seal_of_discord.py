from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost

SEAL_OF_DISCORD = card(
    "Seal of Discord",
    printed(Activated(Cost(exhaust_this=True), (Add(power=("P",)),), reaction=True)),
)
