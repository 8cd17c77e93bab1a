from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

SINGULARITY = card("Singularity", printed(Deal(6, Target(a_unit(), "units", at_least=0, at_most=2))))
