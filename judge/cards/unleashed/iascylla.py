from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.delay_trigger import AtNextMainPhase
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Target

IASCYLLA = card(
    "Iascylla",
    printed(
        Triggered(WhenThisScores((HOLD,)), (AtNextMainPhase((Move(Target(an_enemy_unit()), TO_THERE),), may=True),))
    ),
)
