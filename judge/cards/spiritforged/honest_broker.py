from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell

HONEST_BROKER = card("Honest Broker", printed("Deathknell", deathknell(PlayToken(GOLD.token, exhausted=True))))
