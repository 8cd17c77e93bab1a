from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.keywords.backline import AssignedLast
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import MightOf
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target, This

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
