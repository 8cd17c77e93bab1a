"""All that can come of a situation: every choice of every player is tried from where its play ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import JudgeError
from judge.matchup.explorer import walk
from judge.matchup.narration import phrases
from judge.matchup.plan import Plan

if TYPE_CHECKING:
    from judge.engine.turn.position import Position
    from judge.matchup.explorer import Outcome, Walk

PASSING = Plan(())
"""Nobody begins anything more: who has a choice about something that goes on makes it."""


class Ended(Struct, frozen=True):
    """An outcome, and each thing that happens on its way in a few words."""

    outcome: Outcome
    phrases: tuple[str, ...]

    @property
    def told(self) -> frozenset[str]:
        """What happens, whatever the order in which it is told."""
        return frozenset(self.phrases)


class Ends(Struct, frozen=True):
    """Every outcome of a situation, and the walk that found them."""

    walk: Walk
    ended: tuple[Ended, ...]


def ends_of(position: Position | None, budget: int) -> Ends | None:
    """Every outcome from a position on; None where not all of them could be walked."""
    if position is None:
        return None
    try:
        walked = walk(position, PASSING, budget)
    except JudgeError:
        return None
    if not walked.complete or walked.can_repeat or walked.impossible is not None or not walked.outcomes:
        return None
    return Ends(walked, tuple(Ended(one, tuple(phrases(one))) for one in walked.outcomes))
