from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.player_circumstances import ControlsABattlefield
from judge.engine.wording.references import This

VAYNE_HUNTER = card(
    "Vayne, Hunter",
    printed(
        "Assault 3",
        EntersReady(This(), ControlsABattlefield(Side.ENEMY)),
        Triggered(WhenThisScores((CONQUER,)), (ReturnToHand(This()),), may=True, cost=Cost(1)),
    ),
)
