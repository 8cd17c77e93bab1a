from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.keyword_abilities.deathknell import deathknell

BLACK_ROSE_DIGNITARY = card(
    "Black Rose Dignitary", printed("Assault", "Deathknell", deathknell(Channel(1, exhausted=True)))
)
