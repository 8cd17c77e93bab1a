from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.actions.predict import Predict
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Target

ABANDON = card("Abandon", printed("Reaction", Counter(Target(SpellOnChain(), "spell"), to_hand=True), Predict()))
