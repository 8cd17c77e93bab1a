from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.mighty import WhenYouPlayMighty
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

RELENTLESS_STORM = card(
    "Relentless Storm",
    printed(
        Triggered(WhenYouPlayMighty(), (Channel(1, exhausted=True),), may=True, cost=Cost(actions=(Exhaust(This()),))),
    ),
)
