from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.picks.each_player import EachPlayerDoes
from judge.engine.triggers.triggered_ability import Triggered

THE_PAPERTREE = card(
    "The Papertree", printed(Triggered(WHEN_YOU_HOLD_HERE, (EachPlayerDoes((Channel(1, exhausted=True),)),)))
)
