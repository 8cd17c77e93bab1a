from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.discard import Discard

JINX_DEMOLITIONIST = card(
    "Jinx, Demolitionist", printed("Accelerate", "Assault 2", Triggered(WhenPlayed(), (Discard(2),)))
)
