from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import HOLD, WhenYouScore
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

KEEPER_OF_THE_HAMMER = card(
    "Keeper of the Hammer",
    printed(
        Triggered(WhenYouScore((HOLD,)), (GainXP(1),)),
        Activated(Cost(exhaust_this=True, actions=(SpendXP(3),)), (Draw(1),)),
    ),
)
