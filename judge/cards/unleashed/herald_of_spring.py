from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered

HERALD_OF_SPRING = card("Herald of Spring", printed("Hunt", Triggered(WhenPlayed(), (GainXP(2),))))
