from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

ORNNS_FORGE = card(
    "Ornn's Forge", printed(CostChange(Playing(Side.FRIENDLY, GEAR, token=False, first_each_turn=True), (Cost(1),)))
)
