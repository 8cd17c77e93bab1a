from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachTagAmong
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.stun import Stun
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import a_unit_of_yours, an_enemy_unit
from judge.engine.wording.criteria_with_condition import AllOf
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

ANIMALS = ("Bird", "Cat", "Dog", "Poro")

DAISY = card(
    "Daisy!",
    printed(
        EntersReady(This()),
        Discount(1, each=EachTagAmong(ANIMALS, a_unit_of_yours())),
        Triggered(
            WHEN_THIS_ATTACKS,
            (Stun(Target(an_enemy_unit(), requirements=(Here(),))),),
            only_if=AllOf(tuple(ThereAre(a_unit_of_yours(Tagged(tag))) for tag in ANIMALS)),
        ),
    ),
)
