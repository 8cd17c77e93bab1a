from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.source_circumstances import PaidFor

AT_A_BATTLEFIELD = a_unit(where=Where.BATTLEFIELD)

RUTHLESS_STRIKE = card(
    "Ruthless Strike",
    printed(
        "Action",
        OptionalCost("the additional cost", Cost(actions=(Discard(1),))),
        Choose(Target(AT_A_BATTLEFIELD)),
        If(PaidFor(), (Deal(5, Chosen()),), (Deal(3, Chosen()),)),
    ),
)
