from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.instructions.if_so import If
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.source_circumstances import PaidFor

EXHAUSTED = Exhaust(Pick(a_friendly_unit(IsReady())))

MEDITATION = card(
    "Meditation",
    printed(
        "Reaction",
        OptionalCost("the additional cost", Cost(actions=(EXHAUSTED,))),
        If(PaidFor(), (Draw(2),), (Draw(1),)),
    ),
)
