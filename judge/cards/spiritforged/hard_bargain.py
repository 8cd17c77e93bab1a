from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.costs.cost import Cost
from judge.engine.keywords.repeat import repeat
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import SpellOnChain

HARD_BARGAIN = card(
    "Hard Bargain",
    printed(
        "Reaction", "Repeat", repeat(Cost(energy=2)), Counter(Target(SpellOnChain(), "spell"), unless=Cost(energy=2))
    ),
)
