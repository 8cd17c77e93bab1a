from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.turn_facts import AnotherSpellPlayed

CRUMBLING_SANDS = card(
    "Crumbling Sands",
    printed(
        "Reaction",
        Choose(Target(SpellOnChain(), "spell")),
        If(AnotherSpellPlayed(), (Counter(Chosen("spell")),), of=Chosen("spell")),
    ),
)
