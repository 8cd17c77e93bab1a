from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.empower import NotEmpowered, empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

RAGE_AMPLIFIER = card(
    "Rage Amplifier",
    printed(
        "Empower",
        empower(Cost(6, ("R",))),
        Static(Every(a_unit_of_yours()), (MightBy(1),), during=NotEmpowered()),
        Static(Every(a_unit_of_yours()), (MightBy(2),), during=IsEmpowered()),
    ),
)
