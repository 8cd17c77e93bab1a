from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

ORNN_BLACKSMITH = card(
    "Ornn, Blacksmith",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), WhenThisScores((HOLD,)))),
            (LookAtTop(4), PickCards(LookedAt(), RevealAndDraw(), CardCriteria(GEAR), may=True), RecycleRest()),
        )
    ),
)
