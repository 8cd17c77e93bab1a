from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import SpellOnChain

WIND_WALL = card("Wind Wall", printed("Reaction", Counter(Target(SpellOnChain(), "spell"))))
