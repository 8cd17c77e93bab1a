"""Builds boards for a question: who has which card, where the object is, which acts are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import base, hand
from judge.matchup.boards.board_for_a_question import BoardForAQuestion
from judge.matchup.boards.board_of_roles import Part, StatedSetUp
from judge.matchup.boards.objects_to_choose import with_objects_to_choose
from judge.matchup.boards.orders import orders
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.roles import Role
from judge.matchup.boards.solved_board import SolvedBoard
from judge.matchup.boards.unit_acted_on import (
    EQUIPMENT_LABEL,
    EQUIPPED,
    EQUIPPED_LABEL,
    PLAIN_EQUIPMENT,
    asked_marks,
    equipped_of,
)
from judge.matchup.boards.who_has_what import mights, sides
from judge.matchup.clauses.discard_questions import reads_the_discarded
from judge.matchup.clauses.pair_question import Through
from judge.matchup.walks.planned_acts import Act
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question

MOST_BOARDS = 24
"""How many boards are tried for one question."""


def boards(question: Question) -> Iterator[SolvedBoard]:
    """The boards on which a question can be walked, the likeliest first, at most ``MOST_BOARDS``."""
    count = 0
    for mine, theirs, owner in sides(question):
        for might in mights(question):
            for beside in _beside(question):
                for board in _solved(question, BoardForAQuestion(question, mine, theirs, owner, might, beside=beside)):
                    yield board
                    count += 1
                    if count >= MOST_BOARDS:
                        return


def _beside(question: Question) -> tuple[bool, ...]:
    """Whether the other unit is beside the first one as it moves or fights: tried first if that one acts on it."""
    if not (question.by.is_unit and question.other.is_unit):
        return (False,)
    return (True, False) if question.through is Through.OTHER else (False, True)


def with_more(board: Board) -> Board | None:
    """The board with missing objects that its cards need to choose. None if nothing is known to be missing."""
    more = with_objects_to_choose(board, equipment=True)
    return more if more is not board else None


def _solved(question: Question, solver: BoardForAQuestion) -> Iterator[SolvedBoard]:
    acts = solver.acts()
    if acts is None:
        return
    if EQUIPPED in asked_marks(question):
        solver.placed += _equipment(question, solver)
    last = solver.ends()
    if len({one.label for one in solver.placed}) < len(solver.placed):
        return  # one label would stand for two objects
    if not any(acts) and not last:
        last = (Act("P1", "end", "turn"),)  # what is there needs nobody to act
    for order in [*orders(*acts, solver.placed)] if any(acts) else [()]:
        yield _board(question, solver, (*solver.earlier, *order, *last))
        if solver.on_chain:
            return


def _equipment(question: Question, solver: BoardForAQuestion) -> Iterator[Placed]:
    """Equipment on the unit acted on. If a text requires it on a unit of the other player, on one of theirs."""
    who = equipped_of(question, solver.mine, solver.theirs)
    unit = solver.placed[0]
    if who and who != solver.owner:
        unit = Placed(plain_unit(unit.card.might or 0), EQUIPPED_LABEL, who, base(who))
        yield unit
    yield Placed(PLAIN_EQUIPMENT, EQUIPMENT_LABEL, unit.controller, unit.place, attached_to=unit.label)


def _board(question: Question, solver: BoardForAQuestion, acts: tuple[Act, ...]) -> SolvedBoard:
    parts = tuple(
        Part(profile(card), Role.PLAYED if any(one.label == card.name for one in acts) else Role.IN_PLACE, who)
        for card, who in ((question.by, solver.mine), (question.other, solver.theirs))
    )
    return SolvedBoard(
        parts, acts, solver.owner, StatedSetUp(solver.might), solver.probe, placed=tuple(solver.placed),
        field=solver.field, xp=tuple((who, amount) for who, amount in solver.xp.items() if amount),
        pools=tuple(solver.pools.items()), empty_handed=_is_discarded(question, solver),
    )  # fmt: skip


def _is_discarded(question: Question, solver: BoardForAQuestion) -> bool:
    """Whether the other card is there to be discarded by a text that asks what it is."""
    does, held = question.does, hand(solver.mine)
    if does is None or not reads_the_discarded(does):
        return False
    return any(one.label == question.other.name and one.place == held for one in solver.placed)
