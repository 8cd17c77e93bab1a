from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.combat import DEFENDS, WhenYouFight
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.take_picked import IntoHand
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered

RAVENBLOOM_CONSERVATORY = card(
    "Ravenbloom Conservatory",
    printed(
        Triggered(
            WhenYouFight((DEFENDS,), here=True),
            (LookAtTop(1, reveal=True), PickCards(LookedAt(), IntoHand(), CardCriteria(SPELL)), RecycleRest()),
        )
    ),
)
