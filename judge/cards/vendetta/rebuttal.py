from judge.cards.definition import card, printed
from judge.engine.actions.counter import Counter
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.new_choices import MakeNewChoices
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.take_spell import TakeSpell
from judge.engine.state.cost import Cost
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Chosen, Target

REBUTTAL = card(
    "Rebuttal",
    printed(
        "Reaction",
        Choose(Target(SpellOnChain(energy_at_most=4), "spell")),
        IfYouPay(
            Cost(power=("A",)),
            (TakeSpell(Chosen("spell")), MakeNewChoices(Chosen("spell"))),
            otherwise=(Counter(Chosen("spell")),),
        ),
    ),
)
