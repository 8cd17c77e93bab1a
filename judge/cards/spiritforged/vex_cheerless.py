from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.wording.combat_circumstances import InCombat

VEX_CHEERLESS = card(
    "Vex, Cheerless",
    printed(
        CostChange(Playing(card_type=SPELL), (Cost(1, ("A",)),), minimum=1, during=InCombat()),
        CostChange(Playing(Side.ENEMY, SPELL), (Cost(1, ("A",)),), more=True, during=InCombat()),
    ),
)
