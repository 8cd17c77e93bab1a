from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import OneTagOf
from judge.engine.wording.references import Target

STARHOUND = card(
    "Starhound",
    printed(
        Triggered(
            WhenPlayed(),
            (ReturnToHand(Target(CardsIn(Zone.TRASH, qualities=(OneTagOf(("Bird", "Cat", "Dog", "Poro")),)), "card")),),
        )
    ),
)
