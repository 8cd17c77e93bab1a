from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import AnyOf, WhenPlayed
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import START_OF_BEGINNING_PHASE
from judge.engine.actions.burn import Burn, MightOfBurned, WhenBurned
from judge.engine.actions.give_might import GiveMight
from judge.engine.card import UNIT
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Target

FORGOTTEN_RELIC = card(
    "Forgotten Relic",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), START_OF_BEGINNING_PHASE)),
            (Burn(1), WhenBurned(UNIT, (GiveMight(MightOfBurned(), Target(a_friendly_unit())),))),
        )
    ),
)
