from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.recall import Recall
from judge.engine.instructions.take_control import TakeControl
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Unless
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.source_circumstances import PaidFor

ADDITIONAL = "the additional cost"

CONSCRIPTION = card(
    "Conscription",
    printed(
        OptionalCost(ADDITIONAL, Cost(actions=(SpendXP(5),))),
        TakeControl(Target(an_enemy_unit(Unless(WithMight(at_most=3), PaidFor()), where=Where.BATTLEFIELD))),
        Exhaust(Chosen()),
        Recall(Chosen()),
    ),
)
