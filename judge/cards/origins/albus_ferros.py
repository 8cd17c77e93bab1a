from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.spend_buffs import SpendBuffs
from judge.engine.targeting.amounts import AmountPaid
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

ALBUS_FERROS = card(
    "Albus Ferros", printed(Triggered(WhenPlayed(), (SpendBuffs(), Channel(AmountPaid(), exhausted=True))))
)
