"""All outcomes of a set-up of two or three cards, derived as ``judge new`` derives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.write_ruling import derived_boards, rebuilt
from judge.answers.simulated.explored import Explored
from judge.answers.simulated.set_ups import assumed
from judge.errors import CannotSimulate
from judge.matchup.search.third_card import beside
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.steering import Steering
    from judge.matchup.walks.explorer import Progress

_MOST_CARDS = 3


def explored_pair(
    names: list[str], day: date, wanted: Steering, number: int = 1, *, budget: int, seconds: int,
    progress: Progress | None = None,
) -> Explored:  # fmt: skip
    """Derive the set-up of that number and walk every choice in it.

    Raises Misuse where there are fewer set-ups, CannotSimulate where there is none, or a card is not defined.
    """
    if len(names) not in {2, _MOST_CARDS}:
        raise CannotSimulate(f"{len(names)} cards are named; a set-up is derived for two or three.")
    if len(names) == _MOST_CARDS:
        wanted = beside(wanted, card_for(names[2], day))
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
