from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.wording.chain_criteria import ItemOnChain
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit
from judge.engine.wording.references import Target

CHOOSES_A_FRIENDLY_ONE = ItemOnChain(Side.ENEMY, choosing=(a_friendly_unit(), Criteria("Gear", Side.FRIENDLY)))

NOT_SO_FAST = card("Not So Fast", printed("Reaction", Counter(Target(CHOOSES_A_FRIENDLY_ONE, "item"))))
