from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.play_token import PlayToken

CARRION_DREDGER = card(
    "Carrion Dredger", printed("Deathknell", Triggered(WhenThisDies(), (PlayToken(BIRD.token, in_base=True),)))
)
