from judge.cards.definition import card, printed
from judge.engine.actions.empower import EmpoweredUpTo
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost
from judge.engine.wording.counted_changes import MightPerEmpowered
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.references import This

KAYLE_JUSTIFIED = card(
    "Kayle, Justified",
    printed(
        "Empower",
        EmpoweredUpTo(3),
        empower(Cost(3), again=True),
        Static(This(), (MightPerEmpowered(2),)),
        Dependent(IsEmpowered(3), (), ("Deflect 3", "Ganking")),
    ),
)
