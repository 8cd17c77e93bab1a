from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.exact_numbers import ThereAreExactly

SHEN_SCOURGE_OF_SHADOWS = card(
    "Shen, Scourge of Shadows",
    printed(
        Triggered(
            WhenThisScores((HOLD,)), (Draw(1),), only_if=ThereAreExactly(1, a_unit_of_yours(another=True), here=True)
        )
    ),
)
