from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Target

DEFY = card("Defy", printed("Reaction", Counter(Target(SpellOnChain(energy_at_most=4, power_at_most=1), "spell"))))
