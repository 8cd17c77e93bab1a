from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.attach import Attach
from judge.engine.card import GEAR
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Side, a_unit_of_yours
from judge.engine.criteria_such_that import Such
from judge.engine.qualities import IsAttached
from judge.engine.references import Target


def _of_yours(*, attached: bool) -> Attach:
    criteria = Such(GEAR, side=Side.YOURS, tag="Equipment", when=IsAttached(attached))
    return Attach(Target(criteria, "Equipment"), Target(a_unit_of_yours()))


GRANDMASTER_AT_ARMS = card(
    "Grandmaster at Arms",
    printed(
        Activated(Cost(energy=1, exhaust_this=True), (_of_yours(attached=False),)),
        Activated(Cost(exhaust_this=True), (_of_yours(attached=True),)),
    ),
)
