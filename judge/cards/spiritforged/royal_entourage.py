from judge.cards.definition import card, printed
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.ready import Ready
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.may import OneOfThese
from judge.engine.state.card import LEGEND
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Chosen, Target

A_LEGEND = Target(Criteria(LEGEND), "legend")

ROYAL_ENTOURAGE = card(
    "Royal Entourage",
    printed(
        Triggered(
            WhenPlayed(),
            (Choose(A_LEGEND), OneOfThese(((Ready(Chosen("legend")),), (Exhaust(Chosen("legend")),)))),
        )
    ),
)
