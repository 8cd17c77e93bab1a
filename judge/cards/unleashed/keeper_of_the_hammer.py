from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.scoring_conditions import HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.draw import Draw
from judge.engine.actions.xp import GainXP, SpendXP
from judge.engine.costs.cost import Cost

KEEPER_OF_THE_HAMMER = card(
    "Keeper of the Hammer",
    printed(
        Triggered(WhenYouScore((HOLD,)), (GainXP(1),)),
        Activated(Cost(exhaust_this=True, actions=(SpendXP(3),)), (Draw(1),)),
    ),
)
