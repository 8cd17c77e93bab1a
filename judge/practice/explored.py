"""All that can come of a situation: every choice of every player is tried from where its play ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate, JudgeError
from judge.matchup.points.narration import phrases
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.events import Event
    from judge.engine.turn.position import Position
    from judge.matchup.walks.explorer import Outcome, Walk

BUDGET = 600
"""The maximum number of positions visited in one situation; one with more is not a question for people."""
MOST_ANSWERS = 4000
"""The maximum number of answers given in all that is explored for one question."""


class Effort:
    """How many more answers may be given; those that lead to a known position count, too."""

    def __init__(self, left: int = MOST_ANSWERS) -> None:
        self.left = left

    def spend(self) -> None:
        """Count an answer. Raises CannotSimulate if there were too many."""
        self.left -= 1
        if self.left < 0:
            raise CannotSimulate("there are too many choices to try them all")


class Passing(Plan, frozen=True):
    """Nobody begins anything more: who has a choice about something that goes on makes it."""

    effort: Effort

    def answers(self, decision: Decision) -> Iterator[Answer]:
        for given in decision.answers():
            self.effort.spend()
            yield given


_REASONS = frozenset({Happened.IGNORED, Happened.NEGATED, Happened.NULL_FOUND})
"""Why something does not happen: said in the answer, and not in the choices, where it would give the answer away."""


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


def is_told(event: Event) -> bool:
    """Whether a choice tells it: what happens, and not why something does not."""
    return event.kind not in _REASONS


def ends_of(position: Position | None, effort: Effort) -> Ends | None:
    """Every outcome from a position on; None if not all could be walked, or one rests on an open question."""
    if position is None:
        return None
    try:
        walked = walk(position, Passing((), effort), BUDGET)
    except JudgeError:
        return None
    if not walked.complete or walked.can_repeat or walked.impossible is not None or walked.doubts:
        return None
    return Ends(walked, tuple(Ended(one, tuple(phrases(one, is_told))) for one in walked.outcomes))
