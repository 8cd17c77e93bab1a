"""Hunt X (rule 823): when the unit conquers or holds, its controller gains X XP. Several values are summed (823.2)."""

from __future__ import annotations

from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered
from judge.slugs import cite

HUNT = cite("hunt.gain-xp")  # 823.1.c.1


def hunt(value: int) -> Triggered:
    """The triggered ability that the keyword stands for; ``value`` is the sum of its values (823.1.c.1)."""
    return Triggered(WhenThisScores((CONQUER, HOLD), also=(HUNT,)), (GainXP(value),))
