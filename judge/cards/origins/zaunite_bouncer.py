from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Where
from judge.engine.wording.references import Target

ZAUNITE_BOUNCER = card(
    "Zaunite Bouncer",
    printed(Triggered(WhenPlayed(), (ReturnToHand(Target(Criteria(another=True, where=Where.BATTLEFIELD))),))),
)
