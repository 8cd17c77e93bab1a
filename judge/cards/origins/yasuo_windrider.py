from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered_ability import Triggered

YASUO_WINDRIDER = card("Yasuo, Windrider", printed("Ganking", Triggered(WhenThisMoves(nth=3), (GainPoints(1),))))
