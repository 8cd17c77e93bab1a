from judge.cards.definition import card, printed
from judge.engine.actions.prevent import Prevent
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

KI_BARRIER = card("Ki Barrier", printed("Reaction", Prevent(7, Target(a_unit()))))
