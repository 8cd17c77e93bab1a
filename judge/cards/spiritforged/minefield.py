from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.triggers.triggered_ability import Triggered

MINEFIELD = card("Minefield", printed(Triggered(WHEN_YOU_CONQUER_HERE, (Burn(2),))))
