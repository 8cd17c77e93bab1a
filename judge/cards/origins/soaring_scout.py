from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.keyword_abilities.deathknell import deathknell

SOARING_SCOUT = card("Soaring Scout", printed("Deathknell", deathknell(Channel(1, exhausted=True))))
