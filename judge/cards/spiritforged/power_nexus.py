from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

POWER_NEXUS = card(
    "Power Nexus",
    printed(Triggered(WHEN_YOU_HOLD_HERE, (GainPoints(1),), may=True, cost=Cost(power=("A",) * 4))),
)
