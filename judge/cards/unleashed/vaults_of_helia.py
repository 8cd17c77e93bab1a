from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered_ability import Triggered

VAULTS_OF_HELIA = card(
    "Vaults of Helia",
    printed(
        Triggered(
            WHEN_YOU_HOLD_HERE, (ThisTurn(CostChange(Playing(Side.YOURS, UNIT, token=False), (Cost(1),), more=True)),)
        )
    ),
)
