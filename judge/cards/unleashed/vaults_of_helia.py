from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.card import UNIT
from judge.engine.costs.cost import Cost
from judge.engine.sides import Side

VAULTS_OF_HELIA = card(
    "Vaults of Helia",
    printed(
        Triggered(
            WHEN_YOU_HOLD_HERE, (ThisTurn(CostChange(Playing(Side.YOURS, UNIT, token=False), (Cost(1),), more=True)),)
        )
    ),
)
