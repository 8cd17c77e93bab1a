from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import WHEN_THIS_DEFENDS
from judge.engine.state.cost import Cost
from judge.engine.state.designation import Designation
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Target, This

OVERZEALOUS_FAN = card(
    "Overzealous Fan",
    printed(
        Triggered(
            WHEN_THIS_DEFENDS,
            (Move(Target(a_unit(Fights(Designation.ATTACKER))), TO_BASE),),
            may=True,
            cost=Cost(actions=(Kill(This()),)),
        )
    ),
)
