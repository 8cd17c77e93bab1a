from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost

SEAL_OF_INSIGHT = card(
    "Seal of Insight",
    printed(Activated(Cost(exhaust_this=True), (Add(power=("B",)),), reaction=True)),
)
