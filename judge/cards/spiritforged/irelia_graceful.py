from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

ONE_OR_ANY = (Cost(1), Cost(power=("A",)))

IRELIA_GRACEFUL = card(
    "Irelia, Graceful", printed(CostChange(Playing(Side.YOURS, SPELL, choosing_this=True), ONE_OR_ANY))
)
