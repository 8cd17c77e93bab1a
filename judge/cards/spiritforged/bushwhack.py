from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Every

BUSHWHACK = card(
    "Bushwhack",
    printed("Hidden", ThisTurn(EntersReady(Every(a_friendly_unit()))), PlayToken(GOLD.token, exhausted=True)),
)
