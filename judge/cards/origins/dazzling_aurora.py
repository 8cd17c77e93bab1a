from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.reveal_deck import RevealUntil
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.instructions.play_one import PlayOne
from judge.engine.triggers.triggered_ability import Triggered

DAZZLING_AURORA = card(
    "Dazzling Aurora",
    printed(Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit", banish_first=False), RecycleRest()))),
    errata("2025-10-28-origins", Triggered(END_OF_TURN, (RevealUntil("Unit"), PlayOne("Unit"), RecycleRest()))),
)
