from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every

DANGER_ZONE = card(
    "Danger Zone",
    printed("Reaction", "Repeat", repeat(Cost(1, ("A",))), GiveMight(1, Every(a_unit_of_yours(Tagged("Mech"))))),
)
