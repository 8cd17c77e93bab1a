from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.actions.predict import Predict
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import SpellOnChain

ABANDON = card(
    "Abandon", printed("Predict", "Reaction", Counter(Target(SpellOnChain(), "spell"), to_hand=True), Predict())
)
