from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Using
from judge.engine.state.cost import Cost

PILTOVAN_FORGE = card("Piltovan Forge", printed(CostChange(Using(first_of_gear=True), (Cost(1),))))
