from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

ANNIE_STUBBORN = card(
    "Annie, Stubborn",
    printed(Triggered(WhenPlayed(), (ReturnToHand(Target(CardsIn(Zone.TRASH, SPELL), "spell")),))),
)
