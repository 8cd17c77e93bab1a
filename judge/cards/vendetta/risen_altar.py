from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Using
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

RISEN_ALTAR = card(
    "Risen Altar", printed(CostChange(Using(Side.YOURS, empower=True, here=True), (Cost(1), Cost(power=("A",)))))
)
