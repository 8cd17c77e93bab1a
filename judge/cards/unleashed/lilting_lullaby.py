from judge.cards.definition import card, printed
from judge.engine.actions.bar import CannotPlay
from judge.engine.actions.counter import Counter
from judge.engine.references import ControllerOf, Target
from judge.engine.targeting.chain_criteria import SpellOnChain

LILTING_LULLABY = card(
    "Lilting Lullaby", printed("Reaction", Counter(Target(SpellOnChain(), "spell")), CannotPlay(ControllerOf("spell")))
)
