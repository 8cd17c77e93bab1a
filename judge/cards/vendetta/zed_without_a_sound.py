from judge.cards.definition import card, printed
from judge.cards.vendetta.shadow_clone import SHADOW_CLONE
from judge.engine.abilities.activated import Activated
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import Named
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import AtAnotherLocation

A_SHADOW_CLONE = Target(a_unit_of_yours(Named("Shadow Clone")), requirements=(AtAnotherLocation(),))

ZED_WITHOUT_A_SOUND = card(
    "Zed, Without a Sound",
    printed(
        Triggered(WhenThisScores((CONQUER,)), (PlayToken(SHADOW_CLONE.token, in_base=True),)),
        Activated(Cost(1, ("P",)), (SwapPlaces(This(), A_SHADOW_CLONE),), action=True),
    ),
)
