from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

FINAL_SPARK = card("Final Spark", printed("Action", Deal(8, Target(a_unit()))))
