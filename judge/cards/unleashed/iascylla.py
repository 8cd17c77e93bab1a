from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.delay_trigger import AtNextMainPhase
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target

ONE_ELSEWHERE = Target(an_enemy_unit(), requirements=(CanMoveThere(),))

IASCYLLA = card(
    "Iascylla",
    printed(
        Triggered(
            WhenThisScores((HOLD,)),
            (AtNextMainPhase((Move(ONE_ELSEWHERE, TO_THERE),), may=True),),
        )
    ),
)
