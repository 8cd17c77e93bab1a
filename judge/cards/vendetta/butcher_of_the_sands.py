from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import UNITS
from judge.engine.state.cost import Cost

BUTCHER_OF_THE_SANDS = card(
    "Butcher of the Sands",
    printed(
        Activated(Cost(power=("A", "A"), exhaust_this=True), (Add(2, only_for=UNITS),), reaction=True),
    ),
)
