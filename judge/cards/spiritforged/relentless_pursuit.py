from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.definition import card, errata, printed
from judge.engine.actions.attach import Attach
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.give import Give
from judge.engine.instructions.may import May
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import (
    Chosen,
    Destination,
    Target,
    This,
)

if TYPE_CHECKING:
    from judge.engine.state.instruction import Instruction

MOVE_HOME = Triggered(WhenThisScores((CONQUER,)), (Move(This(), TO_BASE),), may=True)


def _pursuit(at_least: int) -> tuple[Instruction, ...]:
    equipment_there = Target(
        Criteria(GEAR, side=Side.FRIENDLY, qualities=(Tagged("Equipment"),)), "Equipment", at_least=at_least
    )
    return (
        Move(Target(a_friendly_unit()), Destination()),
        May((Attach(equipment_there, Chosen(), same_controller=True),)),
        Give((HasAbilities((MOVE_HOME,)),), Chosen()),
    )


RELENTLESS_PURSUIT = card(
    "Relentless Pursuit", printed("Action", *_pursuit(1)), errata("2026-04-03-unleashed", "Action", *_pursuit(0))
)
