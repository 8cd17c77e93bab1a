from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import IfItIs
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Chosen, Target

GUTTURAL_ROAR = card(
    "Guttural Roar",
    printed(
        "Action",
        Choose(Target(a_unit())),
        IfItIs(Chosen(), a_unit(Meets(IsEmpowered())), (GiveMight(4, Chosen()),), (GiveMight(2, Chosen()),)),
    ),
)
