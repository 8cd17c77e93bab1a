from judge.cards.definition import card, printed
from judge.engine.actions.empower import Disempower
from judge.engine.actions.kill import Kill
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Chosen, Target

LACERATE = card(
    "Lacerate",
    printed(
        "Flow",
        Flow(Cost(4, ("Y", "Y"))),
        Choose(Target(a_unit())),
        IfItIs(Chosen(), a_unit(Meets(IsEmpowered())), (Disempower(Chosen()),)),
        IfItIs(Chosen(), a_unit(WithMight(at_most=3)), (Kill(Chosen()),)),
    ),
)
