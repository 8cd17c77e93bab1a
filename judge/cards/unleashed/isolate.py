from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.instructions.left_behind import IfThereNow
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import Alone
from judge.engine.wording.references import Target

ISOLATE = card(
    "Isolate",
    printed(
        Move(Target(an_enemy_unit(where=Where.BATTLEFIELD)), TO_BASE),
        IfThereNow(an_enemy_unit(Alone()), (Draw(1),)),
    ),
)
