from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.buff import Buff
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

ADDITIONAL = "the additional cost"

SEA_MONKEY = card(
    "Sea Monkey",
    printed(OptionalCost(ADDITIONAL, Cost(1)), Triggered(WhenPlayed(paid=ADDITIONAL), (Buff(This()),))),
)
