from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.deal import Deal
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

ADDITIONAL = "the additional cost"

BLAST_CORPS_CADET = card(
    "Blast Corps Cadet",
    printed(
        OptionalCost(ADDITIONAL, Cost(1, ("R",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),)),
    ),
)
