from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import HasTheKeyword, Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

KINKOU_TEMPLE = card(
    "Kinkou Temple", printed(Static(Every(a_unit(Meets(HasTheKeyword("Tank"))), here=True), (MightBy(1),)))
)
