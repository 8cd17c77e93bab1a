from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.triggers.triggered_ability import Triggered

TRAVELING_MERCHANT = card("Traveling Merchant", printed(Triggered(WHEN_THIS_MOVES, (Discard(1), Draw(1)))))
