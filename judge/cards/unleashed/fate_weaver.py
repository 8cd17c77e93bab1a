from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered

FATE_WEAVER = card(
    "Fate Weaver",
    printed(
        Triggered(
            WhenPlayed(),
            (
                LookAtTop(4),
                PickCards(LookedAt(), RevealAndDraw(), CardCriteria(SPELL, energy_at_least=4), may=True),
                RecycleRest(),
            ),
        )
    ),
)
