from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

RUNE_PRISON = card("Rune Prison", printed("Action", Stun(Target(a_unit()))))
