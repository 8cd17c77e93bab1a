from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.instructions.play_token import PlayToken

SPRITE_BURST = card("Sprite Burst", printed(PlayToken(SPRITE.token, 2, exhausted=False)))
