from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouPlayMighty
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.channel import Channel
from judge.engine.actions.exhaust import Exhaust
from judge.engine.costs.cost import Cost
from judge.engine.references import This

RELENTLESS_STORM = card(
    "Relentless Storm",
    printed(
        "Mighty",
        Triggered(WhenYouPlayMighty(), (Channel(1, exhausted=True),), may=True, cost=Cost(actions=(Exhaust(This()),))),
    ),
)
