from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.abilities.victory_score import YourScoreIsClose
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import ANY_NUMBER, Target, This
from judge.engine.wording.requirements import Here

CORRUPTED_DRAGON = card(
    "Corrupted Dragon",
    printed(
        EntersReady(This(), Not(YourScoreIsClose(3))),
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                Move(
                    Target(
                        an_enemy_unit(WithMight(at_most=5)),
                        "units",
                        at_least=0,
                        at_most=ANY_NUMBER,
                        requirements=(Here(),),
                    ),
                    TO_BASE,
                ),
            ),
            may=True,
        ),
    ),
)
