from judge.cards.definition import card, printed
from judge.engine.actions.attach import Detach
from judge.engine.instructions.deal_might import DealMight
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria, Side, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Such
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsEquipped
from judge.engine.wording.references import Target

AN_EQUIPMENT = Criteria(GEAR, tag="Equipment")

STRIKE_DOWN = card(
    "Strike Down",
    printed(
        DealMight(Target(Such(side=Side.FRIENDLY, when=IsEquipped())), Target(an_enemy_unit(), "enemy unit")),
        Detach(Pick(AN_EQUIPMENT, "Equipment", attached_to="unit")),
    ),
)
