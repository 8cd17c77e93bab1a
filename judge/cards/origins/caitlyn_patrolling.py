from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.amounts import MightOf
from judge.engine.circumstances import AtABattlefield
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_unit
from judge.engine.keywords.backline import AssignedLast
from judge.engine.references import Target, This

CAITLYN_PATROLLING = card(
    "Caitlyn, Patrolling",
    printed(
        AssignedLast(),
        Activated(
            Cost(exhaust_this=True),
            (Deal(MightOf(This()), Target(a_unit(where=Where.BATTLEFIELD))),),
            only_while=AtABattlefield(),
        ),
    ),
)
