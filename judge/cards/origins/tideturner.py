from judge.cards.definition import card, errata, printed
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit, a_unit_of_yours
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import AtAnotherLocation

TIDETURNER = card(
    "Tideturner",
    printed("Hidden", Triggered(WhenPlayed(), (SwapPlaces(This(), Target(a_friendly_unit())),), may=True)),
    errata(
        "2025-10-28-origins",
        "Hidden",
        Triggered(
            WhenPlayed(),
            (SwapPlaces(This(), Target(a_unit_of_yours(), requirements=(AtAnotherLocation(),))),),
            may=True,
        ),
    ),
)
