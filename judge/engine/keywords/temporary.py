"""Temporary (rule 816): it is killed as the Beginning Phase of its controller starts, before scoring."""

from __future__ import annotations

from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import START_OF_BEGINNING_PHASE
from judge.engine.actions.kill import Kill
from judge.engine.references import This

TEMPORARY = Triggered(START_OF_BEGINNING_PHASE, (Kill(This()),))
"""The triggered ability that the keyword is (816.1.b)."""
