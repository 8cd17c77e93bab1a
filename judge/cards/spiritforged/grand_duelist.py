from judge.cards.definition import card, printed
from judge.engine.abilities.mighty_conditions import WhenBecomesMighty
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.channel import Channel
from judge.engine.actions.exhaust import Exhaust
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit_of_yours
from judge.engine.references import This

GRAND_DUELIST = card(
    "Grand Duelist",
    printed(
        "Mighty",
        Triggered(
            WhenBecomesMighty(a_unit_of_yours()),
            (Channel(1, exhausted=True),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        ),
    ),
)
