from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.instructions.bar import CannotPlay
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import ControllerOf, Target

LILTING_LULLABY = card(
    "Lilting Lullaby", printed("Reaction", Counter(Target(SpellOnChain(), "spell")), CannotPlay(ControllerOf("spell")))
)
