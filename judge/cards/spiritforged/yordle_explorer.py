from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.triggers.triggered_ability import Triggered

YORDLE_EXPLORER = card("Yordle Explorer", printed(Triggered(WhenYouPlayCosting(0, power=2), (Draw(1),))))
