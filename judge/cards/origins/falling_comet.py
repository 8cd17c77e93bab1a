from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

FALLING_COMET = card("Falling Comet", printed("Action", Deal(6, Target(a_unit(where=Where.BATTLEFIELD)))))
