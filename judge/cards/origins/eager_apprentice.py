from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import Side

EAGER_APPRENTICE = card(
    "Eager Apprentice", printed(CostChange(Playing(Side.YOURS, SPELL), (Cost(1),), minimum=1, during=AtABattlefield()))
)
