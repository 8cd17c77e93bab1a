from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

DRAG_UNDER = card(
    "Drag Under", printed("Action", Discount(2, elsewhere=True), Kill(Target(a_unit(where=Where.BATTLEFIELD))))
)
