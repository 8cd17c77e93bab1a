from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target, This

DIVINING_SHELLS = card(
    "Divining Shells",
    printed(
        "Vision",
        Activated(Cost(exhaust_this=True, actions=(Kill(This()),)), (GiveMight(2, Target(a_unit())),), action=True),
    ),
)
