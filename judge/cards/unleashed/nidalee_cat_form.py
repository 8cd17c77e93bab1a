from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.combat import WhenThisWinsCombat
from judge.engine.triggers.triggered_ability import Triggered

NIDALEE_CAT_FORM = card("Nidalee, Cat Form", printed("Ambush", Triggered(WhenThisWinsCombat(), (Draw(1),))))
