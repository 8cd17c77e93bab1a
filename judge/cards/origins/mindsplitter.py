from judge.cards.definition import card, printed
from judge.engine.actions.reveal import RevealHand
from judge.engine.picks.pick_cards import PickCards, RevealedHand
from judge.engine.picks.take_picked import TheyDiscardIt
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TargetPlayer

MINDSPLITTER = card(
    "Mindsplitter",
    printed(Triggered(WhenPlayed(), (RevealHand(TargetPlayer()), PickCards(RevealedHand(), TheyDiscardIt())))),
)
