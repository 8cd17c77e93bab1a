from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.stun import Stun
from judge.engine.state.cost import Cost
from judge.engine.state.designation import Designation
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

SHADOW = card(
    "Shadow",
    printed(
        EntersReady(This(), during=AtABattlefield()),
        Activated(
            Cost(1, ("A",), exhaust_this=True),
            (Stun(Target(an_enemy_unit(Fights(Designation.ATTACKER)), requirements=(Here(),))),),
            action=True,
        ),
    ),
)
