from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.prevent import Prevent
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

COUNTER_STRIKE = card("Counter Strike", printed("Reaction", Prevent(None, Target(a_unit()), next_time=True), Draw(1)))
