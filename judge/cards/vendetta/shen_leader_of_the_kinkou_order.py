from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.exact_numbers import ThereAreExactly

SHEN_LEADER_OF_THE_KINKOU_ORDER = card(
    "Shen, Leader of the Kinkou Order",
    printed(
        "Shield",
        Triggered(
            WhenThisScores((HOLD,)),
            (GainPoints(1),),
            only_if=ThereAreExactly(1, a_unit_of_yours(another=True), here=True),
        ),
    ),
)
