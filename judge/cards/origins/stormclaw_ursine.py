from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

STORMCLAW_URSINE = card("Stormclaw Ursine", printed("Tank", Triggered(WhenPlayed(), (Channel(1, exhausted=True),))))
