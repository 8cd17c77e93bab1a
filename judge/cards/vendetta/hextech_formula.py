from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.actions.empower import Empower
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

HEXTECH_FORMULA = card(
    "Hextech Formula",
    printed(
        EntersExhausted(),
        Activated(Cost(exhaust_this=True), (Empower(Target(Criteria("Gear", another=True), "gear")),)),
    ),
)
