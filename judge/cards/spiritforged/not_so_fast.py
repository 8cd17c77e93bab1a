from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.criteria import Criteria, Side, a_friendly_unit
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import ItemOnChain

CHOOSES_A_FRIENDLY_ONE = ItemOnChain(Side.ENEMY, choosing=(a_friendly_unit(), Criteria("Gear", Side.FRIENDLY)))

NOT_SO_FAST = card("Not So Fast", printed("Reaction", Counter(Target(CHOOSES_A_FRIENDLY_ONE, "item"))))
