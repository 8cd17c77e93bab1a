from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target, This

SUPER_MEGA_DEATH_ROCKET = card(
    "Super Mega Death Rocket!",
    printed(
        Triggered(WHEN_YOU_CONQUER, (ReturnToHand(This()),), may=True, cost=Cost(actions=(Discard(1),)), in_trash=True),
        Deal(5, Target(a_unit())),
    ),
)
