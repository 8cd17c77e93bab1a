"""The result of trying a question about two cards."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk


class Came(Enum):
    """The result of a question."""

    SHOWN = "shown"
    NOT_SO = "not so"
    CANNOT = "cannot"
    NOT_TRIED = "not tried"

    __hash__ = object.__hash__


class Trial(Struct, frozen=True):
    """The result of a question, and the reason.

    SHOWN on ``board``, or on a set-up of the search over roles, if ``board`` is None. NOT_SO: the event of the question
    came about on ``board``, and the other text made no difference to it. CANNOT by the printed text. NOT_TRIED: no
    board was made, none can be played, an event that a text waits for did not happen, or the budget or the time was
    used up.
    """

    question: Question
    came: Came
    why: str = ""
    board: Board | None = None
    walked: Walk | None = None
    edges: tuple[Edge, ...] = ()


WEAKEST = "alters"
"""The edge that says least: a board that shows more is looked for."""
