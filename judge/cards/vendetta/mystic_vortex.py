from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.circumstances import ShowdownHere
from judge.engine.costs.cost import Cost
from judge.engine.sides import Side

MYSTIC_VORTEX = card(
    "Mystic Vortex",
    printed(CostChange(Playing(Side.ANY, keyword="Reaction"), (Cost(power=("A",)),), more=True, during=ShowdownHere())),
)
