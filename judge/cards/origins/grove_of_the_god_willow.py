from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.triggers.triggered_ability import Triggered

GROVE_OF_THE_GOD_WILLOW = card("Grove of the God-Willow", printed(Triggered(WHEN_YOU_HOLD_HERE, (Draw(1),))))
