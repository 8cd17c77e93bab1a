"""Temporary (rule 816): its permanent dies as the Beginning Phase of its controller starts, before anybody scores."""

from __future__ import annotations

from judge.engine.actions.kill import Kill
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This
from judge.slugs import cite

BEFORE_SCORING = cite("temporary.before-scoring")  # 816.1.b

TEMPORARY = Triggered(AtTime(Moment.START_OF_BEGINNING_PHASE, also=(BEFORE_SCORING,)), (Kill(This()),))
"""The triggered ability that the keyword is; however many instances there are, it triggers once (816.2.a)."""
