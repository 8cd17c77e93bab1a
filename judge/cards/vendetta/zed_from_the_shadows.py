from judge.cards.definition import card, printed
from judge.cards.vendetta.shadow_clone import SHADOW_CLONE
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.discard import Discard
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

ADDITIONAL = "the additional cost"

ZED_FROM_THE_SHADOWS = card(
    "Zed, From the Shadows",
    printed(
        OptionalCost(ADDITIONAL, Cost(actions=(Discard(1),))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (PlayToken(SHADOW_CLONE.token),)),
    ),
)
