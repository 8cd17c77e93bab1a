from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import IsEmpowered, empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

AUROK_GENERAL = card(
    "Aurok General",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(3, ("Y",))),
        empowered(Static(Every(a_unit_of_yours(Meets(IsEmpowered()))), (MightBy(2),))),
    ),
)
