"""A set-up of two cards that was walked, with and without the text of one, and the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.matchup.points.fact_table import FactTable, fact_table

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.planned_acts import Act


class WalkedSetUp(Struct, frozen=True):
    """A possible set-up, walked with both cards and again without the text of one, ``left_out``."""

    board: Board
    walk: Walk
    edges: tuple[Edge, ...]
    without: Walk | None = None
    left_out: str = ""
    acts_without: tuple[Act, ...] = ()

    @property
    def facts(self) -> FactTable:
        """The facts on all lines, with both cards and without the one text."""
        return fact_table(self.walk, self.without, self.left_out)
