from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.deal import Deal
from judge.engine.instructions.play_token import PlayToken
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

WAGES_OF_PAIN = card(
    "Wages of Pain",
    printed(
        "Hidden",
        "Action",
        Deal(3, Target(a_unit(where=Where.BATTLEFIELD))),
        PlayToken(GOLD.token, exhausted=True),
    ),
)
