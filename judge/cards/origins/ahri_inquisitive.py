from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

AHRI_INQUISITIVE = card(
    "Ahri, Inquisitive",
    printed(
        Triggered(
            WhenThisFights((ATTACKS, DEFENDS)),
            (GiveMight(-2, Target(an_enemy_unit(), requirements=(Here(),)), at_least=1),),
        )
    ),
)
