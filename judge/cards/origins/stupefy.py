from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

STUPEFY = card("Stupefy", printed("Reaction", GiveMight(-1, Target(a_unit()), at_least=1), Draw(1)))
