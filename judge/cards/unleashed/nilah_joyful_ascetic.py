from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered

NILAH_JOYFUL_ASCETIC = card(
    "Nilah, Joyful Ascetic", printed("Accelerate", "Ganking", Triggered(WHEN_THIS_MOVES, (GainXP(1),)))
)
