from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import SHOWDOWNS
from judge.engine.state.cost import Cost

SCORN_OF_THE_MOON = card(
    "Scorn of the Moon",
    printed(Activated(Cost(exhaust_this=True), (Add(1, only_for=SHOWDOWNS),), reaction=True)),
)
