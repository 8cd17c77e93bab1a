from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.amounts import EnergyCostOf
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Chosen, Target

RIPOSTE = card(
    "Riposte",
    printed(
        "Reaction",
        Choose(Target(a_friendly_unit())),
        Counter(Target(SpellOnChain(), "spell")),
        GiveMight(EnergyCostOf("spell"), Chosen()),
    ),
)
