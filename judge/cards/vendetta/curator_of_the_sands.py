from judge.cards.definition import card, printed
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.ready import Ready
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target, This

CURATOR_OF_THE_SANDS = card(
    "Curator of the Sands",
    printed(
        Triggered(
            WhenYouPlayCosting(7, (UNIT, GEAR), abilities=True),
            (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        )
    ),
)
