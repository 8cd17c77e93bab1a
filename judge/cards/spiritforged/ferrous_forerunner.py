from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell

FERROUS_FORERUNNER = card(
    "Ferrous Forerunner", printed("Deathknell", deathknell(PlayToken(MECH.token, 2, in_base=True)))
)
