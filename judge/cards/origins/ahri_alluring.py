from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.gain_points import GainPoints

AHRI_ALLURING = card("Ahri, Alluring", printed(Triggered(WhenThisScores((HOLD,)), (GainPoints(1),))))
