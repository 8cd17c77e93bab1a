from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.instructions.choose import Choose
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.compared import LessMightThan
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

PUBLIC_EXECUTION = card(
    "Public Execution",
    printed(
        "Flow",
        Flow(Cost(5, ("A", "A"))),
        Choose(Target(a_friendly_unit())),
        Kill(Target(an_enemy_unit(), "enemy unit", requirements=(LessMightThan("unit"),))),
    ),
)
