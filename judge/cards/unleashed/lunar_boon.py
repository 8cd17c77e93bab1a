from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw

LUNAR_BOON = card("Lunar Boon", printed("Reaction", Discard(1), Draw(2)))
