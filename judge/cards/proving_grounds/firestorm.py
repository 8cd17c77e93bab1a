from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.choose import Choose
from judge.engine.state.card import BATTLEFIELD
from judge.engine.wording.criteria import Criteria, an_enemy_unit
from judge.engine.wording.references import Every, Target

FIRESTORM = card(
    "Firestorm",
    printed(
        Choose(Target(Criteria(BATTLEFIELD), "battlefield")), Deal(3, Every(an_enemy_unit(), at_chosen="battlefield"))
    ),
)
