from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

SPRITE_QUEEN = card(
    "Sprite Queen",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), START_OF_BEGINNING_PHASE)), (PlayToken(SPRITE.token, exhausted=False, in_base=True),)
        )
    ),
)
