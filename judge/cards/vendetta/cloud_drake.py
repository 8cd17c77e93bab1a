from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

CLOUD_DRAKE = card("Cloud Drake", printed(Triggered(WhenPlayed(), (Draw(1),))))
