from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

SMOKE_SCREEN = card("Smoke Screen", printed("Reaction", GiveMight(-4, Target(a_unit()), at_least=1)))
