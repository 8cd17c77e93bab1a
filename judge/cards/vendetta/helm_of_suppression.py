from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.keyword_abilities.empower import NotEmpowered, empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side

HELM_OF_SUPPRESSION = card(
    "Helm of Suppression",
    printed(
        "Empower",
        empower(Cost(4, ("G",))),
        CostChange(Playing(Side.ENEMY, SPELL), (Cost(1),), more=True, during=NotEmpowered()),
        CostChange(Playing(Side.ENEMY, SPELL), (Cost(1, ("A",)),), more=True, during=IsEmpowered()),
    ),
)
