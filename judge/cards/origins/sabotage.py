from judge.cards.definition import card, printed
from judge.engine.actions.reveal import RecycleOneRevealed, RevealHand
from judge.engine.wording.references import TargetPlayer

SABOTAGE = card("Sabotage", printed(RevealHand(TargetPlayer()), RecycleOneRevealed(not_a="Unit")))
