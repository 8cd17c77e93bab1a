from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.state.card import GEAR
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

TEMPORARY = HasKeywords(("Temporary",))

TURN_TO_DUST = card("Turn to Dust", printed(Give((TEMPORARY,), Target(Criteria(GEAR), "gear"), Until.FOREVER)))
