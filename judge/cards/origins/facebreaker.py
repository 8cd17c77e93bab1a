from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

FACEBREAKER = card(
    "Facebreaker",
    printed(
        "Action",
        "Hidden",
        Stun(Target(a_friendly_unit(where=Where.BATTLEFIELD), beside="enemy unit")),
        Stun(Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit", beside="unit")),
    ),
)
