from judge.cards.definition import card, printed
from judge.cards.spiritforged.mech import MECH
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.draw import Draw
from judge.engine.instructions.play_token import PlayToken
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.qualities import Tagged

PRODUCTION_SURGE = card(
    "Production Surge",
    printed(
        Discount(2, during=ThereAre(Criteria("", Side.YOURS, qualities=(Tagged("Mech"),)))),
        PlayToken(MECH.token, in_base=True),
        Draw(1),
    ),
)
