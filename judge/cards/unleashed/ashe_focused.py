from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.banish_revealed import BanishOneRevealed
from judge.engine.actions.reveal import RevealHand
from judge.engine.references import TargetPlayer

ASHE_FOCUSED = card(
    "Ashe, Focused", printed(Triggered(WhenPlayed(), (RevealHand(TargetPlayer()), BanishOneRevealed())))
)
