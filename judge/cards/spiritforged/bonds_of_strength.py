from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

BONDS_OF_STRENGTH = card(
    "Bonds of Strength",
    printed(
        "Reaction", "Repeat", repeat(Cost(2)), GiveMight(1, Target(a_friendly_unit(), "units", at_least=2, at_most=2))
    ),
)
