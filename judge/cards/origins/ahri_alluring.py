from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered_ability import Triggered

AHRI_ALLURING = card("Ahri, Alluring", printed(Triggered(WhenThisScores((HOLD,)), (GainPoints(1),))))
