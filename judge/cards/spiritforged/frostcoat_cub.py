from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

ADDITIONAL = "the additional cost"

FROSTCOAT_CUB = card(
    "Frostcoat Cub",
    printed(
        OptionalCost(ADDITIONAL, Cost(power=("B",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (GiveMight(-2, Target(a_unit())),)),
    ),
)
