from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost

ENERGY_CONDUIT = card("Energy Conduit", printed(Activated(Cost(exhaust_this=True), (Add(1),), reaction=True)))
