from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

FRISKY_HUNTER = card("Frisky Hunter", printed(Triggered(WhenPlayed(), (PlayToken(BIRD.token, here=True),))))
