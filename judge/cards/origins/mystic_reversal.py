from judge.cards.definition import card, printed
from judge.engine.instructions.new_choices import MakeNewChoices
from judge.engine.instructions.take_spell import TakeSpell
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Chosen, Target

MYSTIC_REVERSAL = card(
    "Mystic Reversal", printed("Reaction", TakeSpell(Target(SpellOnChain(), "spell")), MakeNewChoices(Chosen("spell")))
)
