from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost

DRAGONSOUL_SAGE = card("Dragonsoul Sage", printed(Activated(Cost(exhaust_this=True), (Add(1),), reaction=True)))
