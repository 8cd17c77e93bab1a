from judge.cards.definition import card, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.new_choices import MakeNewChoices
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.take_spell import TakeSpell
from judge.engine.costs.cost import Cost
from judge.engine.references import Chosen, Target
from judge.engine.targeting.chain_criteria import SpellOnChain

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
