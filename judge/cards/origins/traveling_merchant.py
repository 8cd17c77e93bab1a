from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WHEN_THIS_MOVES
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw

TRAVELING_MERCHANT = card("Traveling Merchant", printed(Triggered(WHEN_THIS_MOVES, (Discard(1), Draw(1)))))
