from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell

MACHINE_EVANGEL = card("Machine Evangel", printed("Deathknell", deathknell(PlayToken(RECRUIT.token, 3, in_base=True))))
