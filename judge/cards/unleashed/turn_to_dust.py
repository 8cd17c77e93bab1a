from judge.cards.definition import card, printed
from judge.engine.abilities.delayed import Until
from judge.engine.actions.give import Give
from judge.engine.card import GEAR
from judge.engine.criteria import Criteria
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target

TEMPORARY = HasKeywords(("Temporary",))

TURN_TO_DUST = card("Turn to Dust", printed(Give((TEMPORARY,), Target(Criteria(GEAR), "gear"), Until.FOREVER)))
