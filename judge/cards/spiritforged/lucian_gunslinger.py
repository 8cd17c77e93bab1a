from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.targeting.amounts import ValueOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

LUCIAN_GUNSLINGER = card(
    "Lucian, Gunslinger",
    printed(
        "Assault",
        Triggered(
            WHEN_THIS_ATTACKS, (Deal(ValueOf("Assault", This()), Target(an_enemy_unit(), requirements=(Here(),))),)
        ),
    ),
)
