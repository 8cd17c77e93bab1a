from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

INCINERATE = card("Incinerate", printed("Action", Deal(2, Target(a_unit(where=Where.BATTLEFIELD)))))
