from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.references import Target

GRIM_APOTHECARY = card(
    "Grim Apothecary",
    printed(
        "Ambush", Triggered(WhenPlayed(), (ReturnToHand(Target(a_friendly_unit(where=Where.BATTLEFIELD))),), may=True)
    ),
)
