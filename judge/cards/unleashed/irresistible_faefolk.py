from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target

IRRESISTIBLE_FAEFOLK = card(
    "Irresistible Faefolk",
    printed(
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (Move(Target(an_enemy_unit(), requirements=(CanMoveThere(),)), TO_THERE),),
            may=True,
        )
    ),
)
