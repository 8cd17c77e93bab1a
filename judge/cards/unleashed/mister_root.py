from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where

MISTER_ROOT = card("Mister Root", printed("Accelerate", Triggered(WhenThisMoves(Where.BATTLEFIELD), (GainXP(2),))))
