from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

DISCIPLINE = card("Discipline", printed("Reaction", GiveMight(2, Target(a_unit())), Draw(1)))
