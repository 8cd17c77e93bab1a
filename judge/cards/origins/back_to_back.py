from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

BACK_TO_BACK = card(
    "Back to Back", printed("Reaction", GiveMight(2, Target(a_friendly_unit(), "units", at_least=2, at_most=2)))
)
