from judge.cards.definition import card, printed
from judge.engine.state.designation import Designation
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Alone, Fights
from judge.engine.wording.references import Every

FORBIDDING_WASTE = card(
    "Forbidding Waste",
    printed(Static(Every(a_unit(Fights(Designation.DEFENDER), Alone()), here=True), (MightBy(-2),))),
)
