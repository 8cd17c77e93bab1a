from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.actions.deal import Deal
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

IRON_BALLISTA = card(
    "Iron Ballista",
    printed(EntersExhausted(), Activated(Cost(exhaust_this=True), (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),))),
)
