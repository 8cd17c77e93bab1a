from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn, MightOfBurned, WhenBurned
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

FORGOTTEN_RELIC = card(
    "Forgotten Relic",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), START_OF_BEGINNING_PHASE)),
            (Burn(1), WhenBurned(UNIT, (GiveMight(MightOfBurned(), Target(a_friendly_unit())),))),
        )
    ),
)
