from judge.cards.definition import card, printed
from judge.engine.actions.move import Move, ToPlaceOf
from judge.engine.actions.stun import Stun
from judge.engine.instructions.may import May
from judge.engine.targeting.moves_to_another import MovesBeside
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Chosen, Target

AN_ENEMY_AT_A_BATTLEFIELD = Target(
    an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit", requirements=(MovesBeside("unit", stays=True),)
)
A_FRIEND_ELSEWHERE = Target(a_friendly_unit(), requirements=(MovesBeside("enemy unit"),))

ZENITH_BLADE = card(
    "Zenith Blade",
    printed(
        "Action", Stun(AN_ENEMY_AT_A_BATTLEFIELD), May((Move(A_FRIEND_ELSEWHERE, ToPlaceOf(Chosen("enemy unit"))),))
    ),
)
