from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell

CARRION_DREDGER = card(
    "Carrion Dredger",
    printed("Deathknell", deathknell(PlayToken(BIRD.token, in_base=True))),
)
