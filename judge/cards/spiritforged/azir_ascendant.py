from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.attach import MayAttachOneOf
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Target, This

AZIR_ASCENDANT = card(
    "Azir, Ascendant",
    printed(
        Activated(
            Cost(power=("G",)),
            (SwapPlaces(This(), Target(a_unit_of_yours())), MayAttachOneOf("unit", This())),
            action=True,
            each_turn=1,
        )
    ),
)
