from judge.cards.definition import card, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.give_might import GiveMight
from judge.engine.amounts import EnergyCostOf
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Chosen, Target
from judge.engine.targeting.chain_criteria import SpellOnChain

RIPOSTE = card(
    "Riposte",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit())),
        Counter(Target(SpellOnChain(), "spell")),
        GiveMight(EnergyCostOf("spell"), Chosen()),
    ),
)
