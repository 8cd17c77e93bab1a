from judge.cards.definition import card, printed
from judge.engine.actions.attach import Detach
from judge.engine.instructions.deal_might import DealMight
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria, a_friendly_unit, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target
from judge.engine.wording.source_circumstances import IsEquipped

AN_EQUIPMENT = Criteria(GEAR, qualities=(Tagged("Equipment"),))

STRIKE_DOWN = card(
    "Strike Down",
    printed(
        DealMight(
            Target(a_friendly_unit(Meets(IsEquipped()))),
            Target(an_enemy_unit(), "enemy unit"),
        ),
        Detach(Pick(AN_EQUIPMENT, "Equipment", attached_to="unit")),
    ),
)
