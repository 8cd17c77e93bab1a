"""Boards solved from a question: who has which card, where the object in the middle stands, which acts are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.boards import UNIT_LABEL, Part, Stated
from judge.matchup.middle import EQUIPMENT_LABEL, EQUIPPED, PLAIN_EQUIPMENT, asked_marks
from judge.matchup.objects_to_choose import with_objects_to_choose
from judge.matchup.orders import orders
from judge.matchup.profiles import profile
from judge.matchup.question import Through
from judge.matchup.roles import Role
from judge.matchup.sides import mights, sides
from judge.matchup.solved_board import SolvedBoard
from judge.matchup.solver import Solver
from judge.scenario.board.setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards import Board
    from judge.matchup.plan import Act
    from judge.matchup.question import Question

MOST_BOARDS = 24
"""How many boards are tried for one question."""


def boards(question: Question) -> Iterator[SolvedBoard]:
    """The boards on which a question can be walked, what a judge means first; at most ``MOST_BOARDS``."""
    count = 0
    for mine, theirs, owner in sides(question):
        for might in mights(question):
            for beside in _beside(question):
                for board in _solved(question, Solver(question, mine, theirs, owner, might, beside=beside)):
                    yield board
                    count += 1
                    if count >= MOST_BOARDS:
                        return


def _beside(question: Question) -> tuple[bool, ...]:
    """Whether the other unit is where the first one moves or fights: where that one acts on it, this is tried first."""
    if not (question.by.is_unit and question.other.is_unit):
        return (False,)
    return (True, False) if question.through is Through.OTHER else (False, True)


def with_more(board: Board) -> Board | None:
    """The board with what its cards need to choose and lack; None where nothing is known that is lacking."""
    more = with_objects_to_choose(board, equipment=True)
    return more if more is not board else None


def _solved(question: Question, solver: Solver) -> Iterator[SolvedBoard]:
    acts = solver.acts()
    if acts is None:
        return
    if EQUIPPED in asked_marks(question):
        unit = solver.placed[0]
        equipment = Placed(PLAIN_EQUIPMENT, EQUIPMENT_LABEL, solver.owner, unit.place, attached_to=UNIT_LABEL)
        solver.placed.append(equipment)
    last = solver.ends()
    for order in [*orders(*acts, solver.placed)] if any(acts) or not last else [()]:
        yield _board(question, solver, (*order, *last))
        if solver.on_chain:
            return


def _board(question: Question, solver: Solver, acts: tuple[Act, ...]) -> SolvedBoard:
    parts = tuple(
        Part(profile(card), Role.PLAYED if any(one.label == card.name for one in acts) else Role.IN_PLACE, who)
        for card, who in ((question.by, solver.mine), (question.other, solver.theirs))
    )
    return SolvedBoard(
        parts, acts, solver.owner, Stated(solver.might), solver.probe, placed=tuple(solver.placed), field=solver.field,
        xp=tuple((who, amount) for who, amount in solver.xp.items() if amount), pools=tuple(solver.pools.items()),
    )  # fmt: skip
