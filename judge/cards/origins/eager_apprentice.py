from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.card import SPELL
from judge.engine.circumstances import AtABattlefield
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Side

EAGER_APPRENTICE = card(
    "Eager Apprentice", printed(CostChange(Playing(Side.YOURS, SPELL), (Cost(1),), minimum=1, during=AtABattlefield()))
)
