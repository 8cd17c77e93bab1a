from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.reveal_deck import OpponentsRevealTop
from judge.engine.instructions.play_one import PlayOne

BLIND_FURY = card(
    "Blind Fury",
    printed("Action", OpponentsRevealTop(), PlayOne(banish_first=False), RecycleRest()),
    errata("2025-10-28-origins", "Action", OpponentsRevealTop(), PlayOne(), RecycleRest()),
)
