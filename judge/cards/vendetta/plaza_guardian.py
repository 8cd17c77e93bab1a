from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.state.sides import Side
from judge.engine.wording.criteria import Criteria

PLAZA_GUARDIAN = card("Plaza Guardian", printed("Deflect", Discount(1, each=EachOf(Criteria("Gear", Side.YOURS)))))
