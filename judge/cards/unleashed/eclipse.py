from judge.cards.definition import card, printed
from judge.engine.actions.predict import Predict
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

ECLIPSE = card("Eclipse", printed("Reaction", GiveMight(-4, Target(a_unit())), Predict()))
