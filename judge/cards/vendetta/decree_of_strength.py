from judge.cards.definition import card, printed
from judge.engine.actions.reveal import RevealHand
from judge.engine.picks.pick_cards import CardCriteria, PickCards, RevealedHand
from judge.engine.picks.take_picked import RecycleIt
from judge.engine.wording.references import TargetPlayer

DECREE_OF_STRENGTH = card(
    "Decree of Strength",
    printed(
        RevealHand(TargetPlayer()), PickCards(RevealedHand(), RecycleIt(by_owner=True), CardCriteria(domain="Mind"))
    ),
)
