from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.attach import Attach
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria, Side, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target
from judge.engine.wording.source_circumstances import IsAttached


def _of_yours(*, attached: bool) -> Attach:
    criteria = Criteria(GEAR, side=Side.YOURS, qualities=(Tagged("Equipment"), Meets(IsAttached(attached))))
    return Attach(Target(criteria, "Equipment"), Target(a_unit_of_yours()))


GRANDMASTER_AT_ARMS = card(
    "Grandmaster at Arms",
    printed(
        Activated(Cost(energy=1, exhaust_this=True), (_of_yours(attached=False),)),
        Activated(Cost(exhaust_this=True), (_of_yours(attached=True),)),
    ),
)
