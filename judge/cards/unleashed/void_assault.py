from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Destination, Target

VOID_ASSAULT = card(
    "Void Assault",
    printed(
        Move(Target(a_friendly_unit()), Destination()),
        Move(Target(an_enemy_unit(), "enemy unit"), Destination("enemy unit", "enemy destination")),
    ),
)
