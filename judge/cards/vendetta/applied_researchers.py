from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

APPLIED_RESEARCHERS = card(
    "Applied Researchers",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(3)),
        empowered(CostChange(Playing(Side.YOURS, SPELL), (Cost(1, ("A",)),), minimum=1)),
    ),
)
