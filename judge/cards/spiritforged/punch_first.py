from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

PUNCH_FIRST = card("Punch First", printed("Action", GiveMight(5, Target(a_unit()))))
