from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

XERATH_FREED = card(
    "Xerath, Freed",
    printed(
        Activated(Cost(power=("R",), exhaust_this=True), (Deal(3, Target(a_unit())),), only_while=AtABattlefield())
    ),
)
