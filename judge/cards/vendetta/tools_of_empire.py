from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target

TOOLS_OF_EMPIRE = card(
    "Tools of Empire",
    printed(
        "Empower",
        empower(Cost(2)),
        Activated(
            Cost(exhaust_this=True),
            (Choose(Target(a_unit())), If(IsEmpowered(), (GiveMight(4, Chosen()),), (GiveMight(2, Chosen()),))),
        ),
    ),
)
