from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.criteria import a_unit
from judge.engine.references import Target

DISCIPLINE = card("Discipline", printed("Reaction", GiveMight(2, Target(a_unit())), Draw(1)))
