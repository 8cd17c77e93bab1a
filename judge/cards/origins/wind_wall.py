from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Target

WIND_WALL = card("Wind Wall", printed("Reaction", Counter(Target(SpellOnChain(), "spell"))))
