from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import AtLocationOf

FACEBREAKER = card(
    "Facebreaker",
    printed(
        "Action",
        "Hidden",
        Stun(Target(a_friendly_unit(where=Where.BATTLEFIELD), requirements=(AtLocationOf("enemy unit"),))),
        Stun(Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit", requirements=(AtLocationOf("unit"),))),
    ),
)
