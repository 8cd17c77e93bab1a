from judge.cards.definition import card, printed
from judge.cards.origins.sprite import SPRITE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

BRINGS_A_SPRITE = PlayToken(SPRITE.token, exhausted=False, in_base=True)

SPRITE_FOUNTAIN = card(
    "Sprite Fountain",
    # What the Deathknell repeats is its own play effect, whose instruction it therefore performs.
    printed("Temporary", "Deathknell", Triggered(WhenPlayed(), (BRINGS_A_SPRITE,)), deathknell(BRINGS_A_SPRITE)),
)
