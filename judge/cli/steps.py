"""The steps of an outcome that have to be shown: those that the outcome before it did not have already."""

from __future__ import annotations

from judge.content.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.model import Outcome, Step

FEWEST = 3
"""Fewer steps in common than this are simply shown again."""


class Shown(NamedTuple):
    """An outcome by its number, how many first steps it shares with outcome ``like``, and the numbered rest."""

    number: int
    outcome: Outcome
    shared: int
    like: int
    steps: tuple[tuple[int, Step], ...]

    @property
    def remark(self) -> str:
        """What to say instead of the shared steps; empty where there are none."""
        return f"Steps 1 to {self.shared} as in outcome {self.like}." if self.shared else ""


def shown(outcomes: tuple[Outcome, ...]) -> Iterator[Shown]:
    """Give every outcome with the steps to show; steps are numbered from 1 in each."""
    for number, outcome in enumerate(outcomes, 1):
        shared, like = 0, 0
        for other, before in enumerate(outcomes[: number - 1], 1):
            same = _in_common(before.example, outcome.example)
            if same > shared:
                shared, like = same, other
        if shared < FEWEST:
            shared, like = 0, 0
        numbered = tuple(enumerate(outcome.example, 1))[shared:]
        yield Shown(number, outcome, shared, like, numbered)


def _in_common(one: tuple[Step, ...], other: tuple[Step, ...]) -> int:
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return place
    return min(len(one), len(other))
