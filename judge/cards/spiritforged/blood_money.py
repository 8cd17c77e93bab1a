from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.kill import Kill
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.play_token import PlayToken
from judge.engine.wording.criteria import a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Chosen, Target

BLOOD_MONEY = card(
    "Blood Money",
    printed(
        "Action",
        Kill(Target(a_unit(WithMight(at_most=2), where=Where.BATTLEFIELD))),
        IfItIs(Chosen(), an_enemy_unit(), (PlayToken(GOLD.token, exhausted=True),)),
        IfItIs(Chosen(), a_friendly_unit(), (PlayToken(GOLD.token, 2, exhausted=True),)),
    ),
)
