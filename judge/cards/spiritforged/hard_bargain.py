from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Target

HARD_BARGAIN = card(
    "Hard Bargain",
    printed(
        "Reaction", "Repeat", repeat(Cost(energy=2)), Counter(Target(SpellOnChain(), "spell"), unless=Cost(energy=2))
    ),
)
