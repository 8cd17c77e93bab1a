from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import GivenFor
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.buff import SpendBuff
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Chosen

A_BUFFED_UNIT = Pick(a_unit_of_yours(Buffed()))

KRAKEN_HUNTER = card(
    "Kraken Hunter",
    printed(
        "Accelerate",
        "Assault",
        OptionalCost(
            "the additional cost", Cost(actions=(SpendBuff(Chosen()),)), chooses=A_BUFFED_UNIT, any_number=True
        ),
        Discount(power=("O",), each=GivenFor(), paid="the additional cost"),
    ),
)
