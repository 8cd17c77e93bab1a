from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Every

GRAND_STRATEGEM = card("Grand Strategem", printed("Action", GiveMight(5, Every(a_friendly_unit()))))
