from judge.cards.definition import card, printed
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.references import Target

DECREE_OF_RAGE = card(
    "Decree of Rage",
    printed("Action", CannotBeCountered(), Deal(4, Target(an_enemy_unit(Meets(OfDomain("Calm")))))),
)
