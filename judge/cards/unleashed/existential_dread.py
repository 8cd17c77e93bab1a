from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.stun import Stun
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.state.designation import Designation
from judge.engine.wording.criteria import a_unit, an_enemy_unit
from judge.engine.wording.qualities import Fights, IsStunned
from judge.engine.wording.references import Chosen, Target

EXISTENTIAL_DREAD = card(
    "Existential Dread",
    printed(
        "Action",
        "Repeat",
        repeat(Cost(2)),
        Choose(Target(an_enemy_unit(Fights(Designation.ATTACKER)))),
        IfItIs(Chosen(), a_unit(IsStunned()), (ReturnToHand(Chosen()),), (Stun(Chosen()),)),
    ),
)
