from judge.cards.definition import card, errata, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.swap_places import SwapPlaces
from judge.engine.criteria import a_unit_of_yours
from judge.engine.references import Target, This

TIDETURNER = card(
    "Tideturner",
    printed("Hidden", Triggered(WhenPlayed(), (SwapPlaces(This(), Target(a_unit_of_yours())),), may=True)),
    errata(
        "2025-10-28-origins",
        "Hidden",
        Triggered(WhenPlayed(), (SwapPlaces(This(), Target(a_unit_of_yours(), elsewhere=True)),), may=True),
    ),
)
