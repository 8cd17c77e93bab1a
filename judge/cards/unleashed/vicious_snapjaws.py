from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenDies
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit

VICIOUS_SNAPJAWS = card("Vicious Snapjaws", printed(Triggered(WhenDies(a_friendly_unit(another=True)), (GainXP(1),))))
