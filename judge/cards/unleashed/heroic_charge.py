from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import AtLocationOf

HEROIC_CHARGE = card(
    "Heroic Charge",
    printed(
        "Action",
        GiveMight(1, Target(a_friendly_unit())),
        Stun(Target(an_enemy_unit(), "enemy unit", requirements=(AtLocationOf("unit"),))),
    ),
)
