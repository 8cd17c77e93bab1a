from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.mighty import WhenBecomesMighty
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import This

GRAND_DUELIST = card(
    "Grand Duelist",
    printed(
        Triggered(
            WhenBecomesMighty(a_unit_of_yours()),
            (Channel(1, exhausted=True),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        ),
    ),
)
