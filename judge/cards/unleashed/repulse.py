from judge.cards.definition import card, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.criteria import Side, Where, a_friendly_unit
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import ItemOnChain

REPULSE = card(
    "Repulse",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit(where=Where.BATTLEFIELD))),
        Counter(Target(ItemOnChain(Side.ENEMY), "item", chooses_only="unit")),
    ),
)
