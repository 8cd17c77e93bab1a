from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.triggers.triggered_ability import Triggered

STARTIPPED_PEAK = card(
    "Startipped Peak", printed(Triggered(WHEN_YOU_HOLD_HERE, (Channel(1, exhausted=True),), may=True))
)
