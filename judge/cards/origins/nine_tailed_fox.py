from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, WhenFights
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import TriggeringObject

NINE_TAILED_FOX = card(
    "Nine-Tailed Fox",
    printed(
        Triggered(WhenFights((ATTACKS,), an_enemy_unit(), yours=True), (GiveMight(-1, TriggeringObject(), at_least=1),))
    ),
)
