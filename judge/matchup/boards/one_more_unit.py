"""A board with one more plain unit, for what finds nothing to choose because its only unit is used already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.zones import base, battlefield
from judge.matchup.boards.board_of_roles import UNIT_LABEL
from judge.matchup.boards.objects_to_choose import MIGHT, SECOND_FIELD, free_letter
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.zones import Place
    from judge.matchup.boards.board_of_roles import Board


def with_one_more_unit(board: Board) -> Iterator[Board]:
    """The board with a unit beside the one in the middle, with one in a base, with one opposite to the one there."""
    at_field = battlefield(next(iter(board.setup().battlefields)))
    other = "P2" if board.unit_of == "P1" else "P1"
    for who, place in ((board.unit_of, at_field), (board.unit_of, base(board.unit_of)), (other, base(other))):
        yield with_unit(board, who, place)
    if board.unit()[0] == UNIT_LABEL:
        for place in (base(board.unit_of), battlefield(SECOND_FIELD)):
            yield with_unit(replace(board, unit_of=other), board.unit_of, place)


def with_unit(board: Board, who: str, place: Place) -> Board:
    """The board with a plain unit of a player at a place."""
    placed = Placed(plain_unit(MIGHT), free_letter(board.setup()), who, place)
    return replace(board, added=(*board.added, placed))
