from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.instructions.choose import Choose
from judge.engine.wording.chain_criteria import ChoosesOnly, ItemOnChain
from judge.engine.wording.criteria import Side, Where, a_friendly_unit
from judge.engine.wording.references import Target

REPULSE = card(
    "Repulse",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit(where=Where.BATTLEFIELD))),
        Counter(Target(ItemOnChain(Side.ENEMY), "item", requirements=(ChoosesOnly(),))),
    ),
)
