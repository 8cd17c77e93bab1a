"""Set-ups whose last act makes no difference. They are walked again without it, and are not shown first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.points.interaction import SAYS_LITTLE, edges
from judge.matchup.search.own_harm import against_oneself

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.observed_facts import Fact
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

    Walking = Callable[[Setup, tuple[Act, ...], int], Walk]

MOST_WALKED_AGAIN = 4
"""The number of set-ups that are walked again without their last act, the best first."""
MOST_POSITIONS = 300
"""The most positions of a set-up that is walked again."""


def with_acts_that_matter(ordered: list[WalkedSetUp], walking: Walking) -> list[WalkedSetUp]:
    """The set-ups in their order, but not first one whose last act makes no difference, if another one is as telling.

    The best few are walked again without that act. It makes no difference if the outcomes and the interactions are the
    same apart from its effect on its own card.
    """
    if not ordered:
        return []
    strongest = ordered[0].edges[0].how
    idle = []
    for found in ordered[:MOST_WALKED_AGAIN]:
        if found.edges[0].how != strongest or not _is_idle(found, walking):
            break
        idle.append(found)
    rest = ordered[len(idle) :]
    if not rest or len(idle) == MOST_WALKED_AGAIN or rest[0].edges[0].how != strongest:
        return ordered
    if against_oneself(rest[0].board, rest[0].walk) > against_oneself(ordered[0].board, ordered[0].walk):
        return ordered
    return [rest[0], *idle, *rest[1:]]


def _is_idle(found: WalkedSetUp, walking: Walking) -> bool:
    board, walked = found.board, found.walk
    if len(board.acts) < 2 or walked.positions > MOST_POSITIONS or not walked.complete:
        return False
    *earlier, last = board.acts
    if last.verb not in ("play", "use"):
        return False
    if comes_too_late(found, last.label):
        return True
    try:
        without = walking(board.setup(), tuple(earlier), MOST_POSITIONS)
    except CannotSimulate:
        return False
    if without.impossible is not None or not without.complete:
        return False
    names = frozenset(part.name for part in board.parts)
    telling = partial(_telling, own=last.label, names=names)
    return set(telling(walked)) == set(telling(without))


def comes_too_late(found: WalkedSetUp, label: str) -> bool:
    """Whether the event shown first has happened on every line before the last act is taken, by its own card."""
    first = found.edges[0]
    if first.event == 0 or first.to != label or first.how not in SAYS_LITTLE | {"plays"}:
        return False
    ends = [outcome.end.events for outcome in found.walk.outcomes]
    taken = [[event.id for event in events if event.kind in _BEGINS and event.name == label] for events in ends]
    return all(ids and ids[-1] > first.event for ids in taken)


_BEGINS = frozenset({Happened.PLAY_BEGUN, Happened.ABILITY_ACTIVATED})


def _telling(walked: Walk, own: str, names: frozenset[str]) -> Iterator[tuple[object, ...]]:
    for outcome in walked.outcomes:
        shown = frozenset((edge.how, edge.by, edge.to) for edge in edges(outcome.end.events, names))
        yield frozenset(fact for fact in outcome.facts if not _is_of_the_act(fact, own)), shown


def _is_of_the_act(fact: Fact, own: str) -> bool:
    """Whether a fact is only that a card was used or played."""
    return fact.what == own and (fact.aspect == "is" or "trash" in fact.value or "hand" in fact.value)
