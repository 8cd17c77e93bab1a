from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import SPELLS
from judge.engine.state.cost import Cost

DAUGHTER_OF_THE_VOID = card(
    "Daughter of the Void",
    printed(Activated(Cost(exhaust_this=True), (Add(power=("A",), only_for=SPELLS),), reaction=True)),
)
