from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THIS_BATTLEFIELD, Move
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import AtAnotherLocation
from judge.engine.wording.turn_circumstances import InTurnOf

ONE_ELSEWHERE = Target(an_enemy_unit(), requirements=(AtAnotherLocation(), CanMoveThere(here=True)))

EVELYNN_ENTRANCING = card(
    "Evelynn, Entrancing",
    printed(
        "Hidden",
        "Backline",
        Triggered(
            WhenPlayed(facedown=True, during=InTurnOf()),
            (Move(ONE_ELSEWHERE, TO_THIS_BATTLEFIELD),),
            may=True,
        ),
    ),
)
