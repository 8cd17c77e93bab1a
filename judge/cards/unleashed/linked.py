"""Unleashed: cards that refer to what another part of their text has done."""

from __future__ import annotations

from judge.cards.definition import CALM, printed, unit
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.delay_trigger import AtNextMainPhase
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Target

IASCYLLA = unit(
    "Iascylla", "UNL-050/219", CALM, energy=7, power=1, might=6, tags=("Bilgewater",),
    variants=(
        printed(
            Triggered(
                WhenThisScores((HOLD,)), (AtNextMainPhase((Move(Target(an_enemy_unit()), TO_THERE),), may=True),)
            )
        ),
    ),
)  # fmt: skip
