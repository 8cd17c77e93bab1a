from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import LookAtTop, MayPlayOne, RecycleRest
from judge.engine.state.card import UNIT

REINFORCE = card(
    "Reinforce",
    printed(LookAtTop(5), MayPlayOne(UNIT, banish_first=False, less=5), RecycleRest()),
    errata("2026-01-14-spiritforged", LookAtTop(5), MayPlayOne(UNIT, less=5), RecycleRest()),
)
