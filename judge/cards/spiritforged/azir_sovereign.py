from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THIS_BATTLEFIELD, Move
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.qualities import IsToken
from judge.engine.wording.references import ANY_NUMBER, Target

AZIR_SOVEREIGN = card(
    "Azir, Sovereign",
    printed(
        "Accelerate",
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                Move(
                    Target(
                        a_unit_of_yours(IsToken()),
                        "units",
                        at_least=0,
                        at_most=ANY_NUMBER,
                        requirements=(CanMoveThere(here=True),),
                    ),
                    TO_THIS_BATTLEFIELD,
                ),
            ),
            may=True,
        ),
    ),
)
