from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import HighestMight
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit, a_unit_of_yours
from judge.engine.wording.references import Target

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

SKY_SPLITTER = card(
    "Sky Splitter",
    printed("Action", Discount(1, each=HighestMight(a_unit_of_yours())), Deal(5, A_UNIT_AT_A_BATTLEFIELD)),
)
