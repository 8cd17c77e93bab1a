from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, WhenYouScore
from judge.engine.triggers.triggered_ability import Triggered

MIGHT_OF_DEMACIA_STARTER = card(
    "Might of Demacia, Starter", printed(Triggered(WhenYouScore((CONQUER,), units=4), (Draw(2),)))
)
