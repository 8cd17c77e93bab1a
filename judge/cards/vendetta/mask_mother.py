from judge.cards.definition import card, printed
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

MASK_MOTHER = card(
    "Mask Mother",
    printed(
        Triggered(
            WhenThisIsDiscarded(), (GiveMight(2, Target(a_friendly_unit())),), may=True, cost=Cost(1), in_trash=True
        )
    ),
)
