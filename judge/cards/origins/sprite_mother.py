from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

SPRITE_MOTHER = card(
    "Sprite Mother", printed(Triggered(WhenPlayed(), (PlayToken(SPRITE.token, exhausted=False, here=True),)))
)
