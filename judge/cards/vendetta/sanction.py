from judge.cards.definition import card, printed
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Target, TriggeringObject

FOR_A_WHILE = (
    (Empower(Target(a_unit())), AtEndOfThisTurn((Disempower(TriggeringObject()),), about="unit")),
    (
        Disempower(Target(a_unit(Meets(IsEmpowered())))),
        AtEndOfThisTurn((Empower(TriggeringObject()),), about="unit"),
    ),
)

SANCTION = card("Sanction", printed("Reaction", ChooseOne(FOR_A_WHILE)))
