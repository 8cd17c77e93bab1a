from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.criteria import Where, a_friendly_unit
from judge.engine.references import Target

GRIM_APOTHECARY = card(
    "Grim Apothecary",
    printed(
        "Ambush", Triggered(WhenPlayed(), (ReturnToHand(Target(a_friendly_unit(where=Where.BATTLEFIELD))),), may=True)
    ),
)
