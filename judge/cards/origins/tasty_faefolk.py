from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell

TASTY_FAEFOLK = card(
    "Tasty Faefolk", printed("Accelerate", "Deathknell", deathknell(Channel(2, exhausted=True), Draw(1)))
)
