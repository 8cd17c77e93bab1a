from judge.cards.definition import card, errata, printed
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.play_one import PlayOne
from judge.engine.actions.reveal_deck import RevealUntil

DAZZLING_AURORA = card(
    "Dazzling Aurora",
    printed(Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit", banish_first=False), RecycleRest()))),
    errata("2025-10-28-origins", Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit"), RecycleRest()))),
)
