from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.pay_for import PayAny
from judge.engine.state.card import BATTLEFIELD
from judge.engine.targeting.amounts import AmountPaid
from judge.engine.wording.criteria import Criteria, an_enemy_unit
from judge.engine.wording.references import Every, Target

BULLET_TIME = card(
    "Bullet Time",
    printed(
        "Action",
        Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
        PayAny("A", (Deal(AmountPaid(), Every(an_enemy_unit(), at_chosen="battlefield")),)),
    ),
)
