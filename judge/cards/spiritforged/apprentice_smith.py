from judge.cards.definition import card, printed
from judge.engine.actions.look import DrawRest, LookAtTop, RecycleRest
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered

APPRENTICE_SMITH = card(
    "Apprentice Smith",
    printed(Triggered(WhenThisMoves(), (LookAtTop(1, reveal=True), DrawRest(GEAR), RecycleRest()))),
)
