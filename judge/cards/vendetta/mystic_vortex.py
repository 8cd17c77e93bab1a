from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.wording.circumstances import ShowdownHere

MYSTIC_VORTEX = card(
    "Mystic Vortex",
    printed(CostChange(Playing(Side.ANY, keyword="Reaction"), (Cost(power=("A",)),), more=True, during=ShowdownHere())),
)
