from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

STARGAZER = card(
    "Stargazer",
    printed(CostChange(Playing(Side.YOURS, SPELL, keyword="Flow", from_trash=True), (Cost(2),), minimum=1)),
)
