from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered

DEMACIAN_DIPLOMAT = card("Demacian Diplomat", printed(Triggered(WhenPlayed(), (GainXP(1),))))
