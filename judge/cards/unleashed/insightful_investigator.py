from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.reveal import RevealHand
from judge.engine.instructions.if_you_do import IfDone
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.xp import SpendXP
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.picks.pick_cards import PickCards, RevealedHand
from judge.engine.picks.take_picked import TheyDiscardIt
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import ChosenPlayer, TargetPlayer

INSIGHTFUL_INVESTIGATOR = card(
    "Insightful Investigator",
    printed(
        Triggered(
            WhenPlayed(),
            (
                RevealHand(TargetPlayer()),
                IfYouPay(
                    Cost(actions=(SpendXP(2),)),
                    (
                        PickCards(RevealedHand(), TheyDiscardIt()),
                        IfDone((PlayerDoes(ChosenPlayer(), (Draw(1),)),), "card"),
                    ),
                ),
            ),
        )
    ),
)
