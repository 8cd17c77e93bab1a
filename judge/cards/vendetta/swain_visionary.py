from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria_with_condition import AllOf
from judge.engine.wording.turn_facts import you_played

SWAIN_VISIONARY = card(
    "Swain, Visionary",
    printed(
        "Vision",
        Triggered(
            WhenThisScores((CONQUER,)),
            (GainPoints(1),),
            only_if=AllOf((you_played(UNIT), you_played(GEAR), you_played(SPELL))),
        ),
    ),
)
