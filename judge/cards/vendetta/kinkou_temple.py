from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every
from judge.engine.wording.source_circumstances import WithKeyword

KINKOU_TEMPLE = card(
    "Kinkou Temple", printed(Static(Every(a_unit(Meets(WithKeyword("Tank"))), here=True), (MightBy(1),)))
)
