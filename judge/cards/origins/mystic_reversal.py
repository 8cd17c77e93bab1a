from judge.cards.definition import card, printed
from judge.engine.actions.new_choices import MakeNewChoices
from judge.engine.actions.take_spell import TakeSpell
from judge.engine.references import Chosen, Target
from judge.engine.targeting.chain_criteria import SpellOnChain

MYSTIC_REVERSAL = card(
    "Mystic Reversal", printed("Reaction", TakeSpell(Target(SpellOnChain(), "spell")), MakeNewChoices(Chosen("spell")))
)
