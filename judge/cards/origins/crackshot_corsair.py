from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

CRACKSHOT_CORSAIR = card(
    "Crackshot Corsair",
    printed(Triggered(WHEN_THIS_ATTACKS, (Deal(1, Target(an_enemy_unit(), requirements=(Here(),))),))),
)
