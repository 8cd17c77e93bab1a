from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

PRIMAL_STRENGTH = card("Primal Strength", printed("Action", GiveMight(7, Target(a_unit()))))
