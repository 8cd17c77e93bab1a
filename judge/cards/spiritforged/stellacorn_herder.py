from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.triggers.triggered_ability import Triggered

STELLACORN_HERDER = card("Stellacorn Herder", printed(Triggered(WHEN_THIS_MOVES, (Draw(1),))))
