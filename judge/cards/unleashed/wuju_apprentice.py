from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keywords.level import level
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

WUJU_APPRENTICE = card("Wuju Apprentice", printed("Hunt", "Level 6", level(6, Triggered(WhenPlayed(), (Draw(1),)))))
