from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.qualities import LessMight
from judge.engine.wording.references import Destination, Target
from judge.engine.wording.requirements import Here

IMPOSING_CHALLENGER = card(
    "Imposing Challenger",
    printed(
        Triggered(
            WHEN_THIS_MOVES,
            (Move(Target(an_enemy_unit(LessMight()), requirements=(Here(),)), Destination(where=Where.BATTLEFIELD)),),
            may=True,
        )
    ),
)
