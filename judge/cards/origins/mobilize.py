from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.instructions.if_you_do import IfCannot

MOBILIZE = card("Mobilize", printed(IfCannot(Channel(1, exhausted=True), (Draw(1),))))
