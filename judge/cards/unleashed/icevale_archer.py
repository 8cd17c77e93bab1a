from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

ICEVALE_ARCHER = card(
    "Icevale Archer",
    printed(
        Triggered(WHEN_THIS_ATTACKS, (GiveMight(-1, Target(a_unit(), requirements=(Here(),))),), may=True, cost=Cost(1))
    ),
)
