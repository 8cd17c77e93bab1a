from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.play_token import PlayToken

FRISKY_HUNTER = card("Frisky Hunter", printed(Triggered(WhenPlayed(), (PlayToken(BIRD.token, here=True),))))
