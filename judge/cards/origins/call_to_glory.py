from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.buff import SpendBuff
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit, a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Target

CALL_TO_GLORY = card(
    "Call to Glory",
    printed(
        "Reaction",
        OptionalCost(
            "the additional cost", Cost(actions=(SpendBuff(Pick(a_unit_of_yours(Buffed()))),)), ignores_base_cost=True
        ),
        GiveMight(3, Target(a_unit())),
    ),
)
