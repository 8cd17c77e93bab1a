from judge.cards.definition import card, printed
from judge.engine.actions.attach import Detach
from judge.engine.actions.deal_might import DealMight
from judge.engine.card import GEAR
from judge.engine.criteria import Criteria, Side, an_enemy_unit
from judge.engine.criteria_such_that import Such
from judge.engine.qualities import IsEquipped
from judge.engine.references import Pick, Target

AN_EQUIPMENT = Criteria(GEAR, tag="Equipment")

STRIKE_DOWN = card(
    "Strike Down",
    printed(
        DealMight(Target(Such(side=Side.FRIENDLY, when=IsEquipped())), Target(an_enemy_unit(), "enemy unit")),
        Detach(Pick(AN_EQUIPMENT, "Equipment", attached_to="unit")),
    ),
)
