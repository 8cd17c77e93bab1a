from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.stun import Stun
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Target

ADDITIONAL = "the additional cost"

MASA_CRASHING_THUNDER = card(
    "Masa, Crashing Thunder",
    printed(
        OptionalCost(ADDITIONAL, Cost(power=("Y",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Stun(Target(an_enemy_unit(where=Where.BATTLEFIELD))),)),
    ),
)
