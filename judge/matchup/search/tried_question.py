"""The result of trying a question about two cards."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.matchup.boards.boards import Board
    from judge.matchup.clauses.question import Question
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk


class Came(Enum):
    """What came of a question."""

    SHOWN = "shown"
    NOT_SO = "not so"
    CANNOT = "cannot"
    NOT_TRIED = "not tried"

    __hash__ = object.__hash__


class Trial(Struct, frozen=True):
    """What came of a question, and why.

    SHOWN on ``board``, or on a set-up of the search over roles, where ``board`` is None. NOT_SO: what it asks about
    came about on ``board``, and the other text made no difference to it. CANNOT by what is printed. NOT_TRIED: no board
    was made, none can be played, what a text waits for was not met, or the budget or the time was used up.
    """

    question: Question
    came: Came
    why: str = ""
    board: Board | None = None
    walked: Walk | None = None
    edges: tuple[Edge, ...] = ()


WEAKEST = "alters"
"""The edge that says least: a board that shows more is looked for."""
