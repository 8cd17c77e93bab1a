from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WhenOpponentMoves
from judge.engine.triggers.triggered_ability import Triggered

VOLIBEAR_IMPOSING = card("Volibear, Imposing", printed("Shield 3", "Tank", Triggered(WhenOpponentMoves(), (Draw(1),))))
