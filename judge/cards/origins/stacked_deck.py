from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.take_picked import IntoHand

STACKED_DECK = card("Stacked Deck", printed("Action", LookAtTop(3), PickCards(LookedAt(), IntoHand()), RecycleRest()))
