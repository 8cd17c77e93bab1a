from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.instructions.play_token import PlayToken

SPRITE_CALL = card("Sprite Call", printed("Action", "Hidden", PlayToken(SPRITE.token, exhausted=False)))
