from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.card import SPELL
from judge.engine.combat_circumstances import InCombat
from judge.engine.costs.cost import Cost
from judge.engine.sides import Side

VEX_CHEERLESS = card(
    "Vex, Cheerless",
    printed(
        CostChange(Playing(card_type=SPELL), (Cost(1, ("A",)),), minimum=1, during=InCombat()),
        CostChange(Playing(Side.ENEMY, SPELL), (Cost(1, ("A",)),), more=True, during=InCombat()),
    ),
)
