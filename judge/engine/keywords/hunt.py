"""Hunt X (rule 823): when the unit conquers or holds, its controller gains X XP. Several values are summed (823.2)."""

from __future__ import annotations

from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.xp import GainXP
from judge.slugs import cite

HUNT = cite("hunt.gain-xp")  # 823.1.c.1


def hunt(value: int) -> Triggered:
    """The triggered ability that the keyword stands for; ``value`` is the sum of its values (823.1.c.1)."""
    return Triggered(WhenThisScores((CONQUER, HOLD), also=(HUNT,)), (GainXP(value),))
