from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered

CARRION_DREDGER = card(
    "Carrion Dredger", printed("Deathknell", Triggered(WhenThisDies(), (PlayToken(BIRD.token, in_base=True),)))
)
