from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

VOID_SEEKER = card("Void Seeker", printed("Action", Deal(4, A_UNIT_AT_A_BATTLEFIELD), Draw(1)))
