from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

HEXTECH_RAY = card("Hextech Ray", printed("Action", Deal(3, A_UNIT_AT_A_BATTLEFIELD)))
