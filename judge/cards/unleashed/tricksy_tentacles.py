from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import ANY_NUMBER, Destination, Target
from judge.engine.wording.requirements import OneController, TotalMight

TRICKSY_TENTACLES = card(
    "Tricksy Tentacles",
    printed(
        Move(
            Target(
                an_enemy_unit(), "units", at_least=0, at_most=ANY_NUMBER, requirements=(OneController(), TotalMight(8))
            ),
            Destination("units"),
        )
    ),
)
