from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.picks.each_chooses import EachOtherChooses

PARTY_FAVORS = card(
    "Party Favors",
    printed(EachOtherChooses((("Cards", (Draw(1),)), ("Runes", (Channel(1, exhausted=True),))))),
)
