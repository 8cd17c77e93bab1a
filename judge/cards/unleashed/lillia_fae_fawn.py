from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where

LILLIA_FAE_FAWN = card(
    "Lillia, Fae Fawn",
    printed("Accelerate", Triggered(WhenThisMoves(origin=Where.ANYWHERE), (PlayToken(SPRITE.token, there=True),))),
)
