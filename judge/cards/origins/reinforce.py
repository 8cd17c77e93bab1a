from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.card import UNIT

REINFORCE = card(
    "Reinforce",
    printed(
        LookAtTop(5),
        PickCards(LookedAt(), PlayIt(banish_first=False, less=5), CardCriteria(UNIT), may=True),
        RecycleRest(),
    ),
    errata(
        "2026-01-14-spiritforged",
        LookAtTop(5),
        PickCards(LookedAt(), PlayIt(less=5), CardCriteria(UNIT), may=True),
        RecycleRest(),
    ),
)
