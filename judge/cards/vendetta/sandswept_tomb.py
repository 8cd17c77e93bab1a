from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

SANDSWEPT_TOMB = card(
    "Sandswept Tomb", printed(CostChange(Playing(Side.ANY, SPELL, choosing_units_here=True), (Cost(power=("A",)),)))
)
