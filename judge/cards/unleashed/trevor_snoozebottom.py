from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

TREVOR_SNOOZEBOTTOM = card(
    "Trevor Snoozebottom",
    printed("Shield", Triggered(WhenThisScores((HOLD,)), (PlayToken(SPRITE.token, exhausted=False, here=True),))),
)
