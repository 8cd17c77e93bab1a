from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.reveal_deck import OpponentsRevealTop
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt

BLIND_FURY = card(
    "Blind Fury",
    printed(
        "Action", OpponentsRevealTop(), PickCards(LookedAt(), PlayIt(banish_first=False, ignoring=True)), RecycleRest()
    ),
    errata(
        "2025-10-28-origins",
        "Action",
        OpponentsRevealTop(),
        PickCards(LookedAt(), PlayIt(ignoring=True)),
        RecycleRest(),
    ),
)
