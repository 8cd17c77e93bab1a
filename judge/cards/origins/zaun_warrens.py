from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.triggers.triggered_ability import Triggered

ZAUN_WARRENS = card("Zaun Warrens", printed(Triggered(WHEN_YOU_CONQUER_HERE, (Discard(1), Draw(1)))))
