from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import GivenFor
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.kill import Kill
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Chosen

SACRIFICES = Pick(a_friendly_unit(), "sacrifices")
COMMANDER_LEDROS = card(
    "Commander Ledros",
    printed(
        "Deflect",
        "Ganking",
        OptionalCost(
            "the additional cost", Cost(actions=(Kill(Chosen(SACRIFICES.name)),)), chooses=SACRIFICES, any_number=True
        ),
        Discount(power=("Y",), each=GivenFor()),
    ),
)
