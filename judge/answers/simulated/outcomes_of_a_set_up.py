"""All outcomes of a set-up of two or three cards, derived as ``judge new`` derives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.write_ruling import derived_boards
from judge.answers.simulated.outcomes_of_a_scenario import Explored
from judge.errors import CannotSimulate
from judge.matchup.boards.set_up_lines import assumed
from judge.matchup.boards.walked_scene import rebuilt
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.steering import Steering
    from judge.matchup.walks.explorer import Progress


def explored_pair(
    names: list[str], day: date, wanted: Steering, number: int = 1, *, budget: int, seconds: int,
    progress: Progress | None = None,
) -> Explored:  # fmt: skip
    """Derives the set-up of that number and walks every choice in it.

    Raises Misuse if there are fewer set-ups, CannotSimulate if there is none, or if a card is not defined.
    """
    _, boards = derived_boards(names, day, number, progress, wanted=wanted, where="judge explore")
    board = boards[number - 1]
    title = " vs ".join(names)
    setup = None
    try:
        setup = rebuilt(board, day, budget=budget, seconds=seconds or None, progress=progress)
        walked = setup.walk
    except CannotSimulate:  # no words of a scenario for something on it
        walked = walk(board.setup().state(), Plan(board.acts), budget, seconds=seconds or None, progress=progress)
    return Explored(walked, title, assumed=assumed(board, day), number=number, set_ups=len(boards), in_words=setup)
