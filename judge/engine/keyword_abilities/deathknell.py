"""Deathknell (rule 808): an effect when the permanent dies; ``death_triggers`` performs the trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.triggers.triggered import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered

if TYPE_CHECKING:
    from judge.engine.state.instruction import Instruction
    from judge.engine.wording.circumstances import Circumstance


def deathknell(*effect: Instruction, may: bool = False, only_if: Circumstance | None = None) -> Triggered:
    """The triggered ability of one instance of the keyword; each instance triggers separately (808.2)."""
    return Triggered(WhenThisDies(deathknell=True), effect, may, only_if=only_if)
