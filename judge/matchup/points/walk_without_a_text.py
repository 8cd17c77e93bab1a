"""The same set-up without the text of one card: which of the two is left out, and how it is walked.

The card that steps in is left out: the one that replaces, prevents, forbids, changes or triggers on something that the
other does. Of two that merely act, it is the one that responds. A textless card of the same type, cost and Might
replaces it, so that targets, attackers and objects protected by Deflect stay where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import CannotSimulate
from judge.matchup.boards.textless import acts_without, without_text
from judge.matchup.walks.planned_acts import Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

    Walking = Callable[[Setup, tuple[Act, ...], int], Walk]

_ACTS = frozenset({"acts on", "plays", "brings up"})
"""Edges of a card that merely acts: it is not the one that steps in."""


class Without(Struct, frozen=True):
    """A walk without the text of the card ``name``, and the remaining acts."""

    name: str
    walk: Walk
    acts: tuple[Act, ...]


def stepping_in(board: Board, edges: tuple[Edge, ...]) -> Iterator[str]:
    """The two cards of a set-up, first the one that steps in."""
    names = [part.name for part in board.parts]
    first = [edge.by for edge in edges if edge.how not in _ACTS]
    responding = [act.label for act in board.acts if act.slot is Slot.IN_RESPONSE]
    passive = [part.name for part in board.parts if all(act.label != part.name for act in board.acts)]
    plays = [edge.by for edge in edges[:1] if edge.how == "plays"]
    earlier = [act.label for act in board.acts]
    yield from dict.fromkeys(
        name for name in (*first, *responding, *passive, *plays, *earlier, *names) if name in names
    )


def walked_without(board: Board, edges: tuple[Edge, ...], budget: int, walking: Walking) -> Without | None:
    """A set-up walked without the text of the card that steps in, or else without that of the other one."""
    names = tuple(stepping_in(board, edges))
    tries = [(name, acts_without(board, name)) for name in names] + [(name, board.acts) for name in names]
    for name, acts in tries:
        if acts or not board.acts:
            found = _walk(board, name, acts, budget, walking)
            if found is not None:
                return Without(name, found, acts)
    return None


def _walk(board: Board, name: str, acts: tuple[Act, ...], budget: int, walking: Walking) -> Walk | None:
    try:
        found = walking(without_text(board.setup(), name), acts, budget)
    except CannotSimulate:
        return None
    return found if found.impossible is None and found.lines else None
