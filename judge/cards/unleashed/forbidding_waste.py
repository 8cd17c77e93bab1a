from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.criteria import Criteria
from judge.engine.designation import Designation
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every

FORBIDDING_WASTE = card(
    "Forbidding Waste",
    printed(Static(Every(Criteria(fights=Designation.DEFENDER, alone=True), here=True), (MightBy(-2),))),
)
