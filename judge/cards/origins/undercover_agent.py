from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell

UNDERCOVER_AGENT = card("Undercover Agent", printed("Deathknell", deathknell(Discard(2), Draw(2))))
