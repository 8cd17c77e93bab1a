from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest, TakeIntoHand

STACKED_DECK = card("Stacked Deck", printed("Action", LookAtTop(3), TakeIntoHand(1), RecycleRest()))
