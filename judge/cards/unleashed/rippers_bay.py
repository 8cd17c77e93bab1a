from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.leaving import WhenReturnedToHand
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit

RIPPERS_BAY = card(
    "Ripper's Bay",
    printed(
        Triggered(
            WhenReturnedToHand(a_unit(), here=True), (Channel(1, exhausted=True),), may=True, cost=Cost(1), theirs=True
        )
    ),
)
