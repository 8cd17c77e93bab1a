from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.instructions.if_you_do import IfCannot

CATALYST_OF_AEONS = card("Catalyst of Aeons", printed(IfCannot(Channel(2, exhausted=True), (Draw(1),))))
