from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.combat import WhenYouWinCombat
from judge.engine.triggers.triggered_ability import Triggered

GLORIOUS_EXECUTIONER = card("Glorious Executioner", printed(Triggered(WhenYouWinCombat(), (Draw(1),))))
