from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.deal import Deal
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Target

ADDITIONAL = "the additional cost"

BLAST_CORPS_CADET = card(
    "Blast Corps Cadet",
    printed(
        OptionalCost(ADDITIONAL, Cost(1, ("R",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),)),
    ),
)
