from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import WhenYouWinCombat
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_friendly_unit, a_unit
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Target

VOIDREAVER = card(
    "Voidreaver",
    printed(
        Triggered(WhenYouWinCombat(), (GainXP(1),)),
        Activated(Cost(exhaust_this=True, actions=(SpendXP(1),)), (Buff(Target(a_unit())),)),
        Activated(
            Cost(exhaust_this=True, actions=(SpendXP(2),)),
            (Move(Target(a_friendly_unit(IsReady(ready=False), where=Where.BATTLEFIELD)), TO_BASE),),
        ),
    ),
)
