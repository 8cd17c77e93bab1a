from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

LECTURING_YORDLE = card("Lecturing Yordle", printed("Tank", Triggered(WhenPlayed(), (Draw(1),))))
