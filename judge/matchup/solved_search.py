"""Trying the questions of a pair: each that the search over roles has not shown, on boards solved from it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import CannotSimulate
from judge.matchup.boundary_search import on_the_boundary
from judge.matchup.came_about import as_objects, came_about, costs_too_little, drawn, named_among_others, waited_in_vain
from judge.matchup.compared_boards import chosen, compared, forbidden
from judge.matchup.effect_text_edges import by_effect_text, through_effect_text
from judge.matchup.explorer import Walk, walk
from judge.matchup.interaction import Edge, edges, standing_edges
from judge.matchup.interplay import interplay
from judge.matchup.paying import paid_with
from judge.matchup.plan import Plan
from judge.matchup.questions import questions
from judge.matchup.shown import shows, shows_on_its_board
from judge.matchup.solved_boards import boards, with_more
from judge.matchup.stated_board import steered
from judge.matchup.steering import FREE
from judge.matchup.time_limit import TIME_OVER, time_is_over

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards import Board
    from judge.matchup.question import Question
    from judge.matchup.steering import Steering

BUDGET_EACH = 120
"""The most positions visited for one board."""

_WEAKEST = "alters"
"""The edge that says least: a board that shows more is looked for."""

BUDGET_OF_A_QUESTION = 400
"""The most positions visited for one question."""

BUDGET = 1500
"""The most positions visited for all questions of a pair; what is left then is said to be untried."""


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


Shown = tuple["Board", Walk, tuple[Edge, ...]]
"""A board that shows something, with its walk and what it shows."""


def solved(
    one: Card, other: Card, seen: tuple[Edge, ...], wanted: Steering = FREE
) -> tuple[tuple[Trial, ...], list[Shown]]:
    """What came of each question, and the boards that show more than ``seen``.

    A board on which the numbers of the one decide what the other does comes first, if there is one.
    """
    shown: list[Shown] = []
    boundary = on_the_boundary(one, other, wanted)
    if boundary is not None:
        shown.append((boundary[0], boundary[1], tuple(boundary[2])))
    tried = trials(one, other, (*seen, *(boundary[2] if boundary is not None else ())), wanted)
    shown += [
        (trial.board, trial.walked, trial.edges)
        for trial in tried
        if trial.came is Came.SHOWN and trial.board is not None and trial.walked is not None
    ]
    return tried, shown


def trials(one: Card, other: Card, seen: tuple[Edge, ...], wanted: Steering = FREE) -> tuple[Trial, ...]:
    """What came of each question of two cards, in their order; ``seen`` is what the search over roles has shown."""
    left = BUDGET
    found = []
    known = list(seen)
    for question in questions(*sorted((one, other), key=lambda card: card.name)):
        trial, visited = _trial(question, known, left, wanted)
        left -= visited
        known += trial.edges
        found.append(trial)
    return tuple(found)


def so_of_any_card(tried: tuple[Trial, ...], seen: list[Edge]) -> bool:
    """Whether all that is shown of a pair is what any card of a type brings about: a text reads that one was played."""
    asked = {(trial.question.by.name, trial.question.other.name) for trial in tried if trial.question.generic}
    told = all(edge.how == _WEAKEST and (edge.by, edge.to) in asked for edge in seen)
    return told and bool(tried) and all(trial.question.generic for trial in tried)


GENERIC = "so it would be with any card of that type"
SPENT = "the budget for the questions of a pair was used up"
NO_BOARD = "no set-up was made for it"
NOT_CAME_ABOUT = "it did not come about on the set-ups that were walked"
NOT_MET = "what the text waits for was not met on the set-ups that were walked"


def _trial(question: Question, seen: list[Edge], most: int, wanted: Steering) -> tuple[Trial, int]:
    if question.generic:
        return Trial(question, Came.NOT_TRIED, GENERIC), 0
    if any(shows(edge, question) for edge in seen):
        return Trial(question, Came.SHOWN), 0
    if question.limit and not question.limit_varies:
        return Trial(question, Came.CANNOT, question.limit), 0
    kept = next((edge for edge in seen if edge.how in _KEEPS and _is_about(edge, question)), None)
    if question.clause is None and kept is not None:
        return Trial(question, Came.NOT_SO, kept.words), 0
    return _walked(question, min(most, BUDGET_OF_A_QUESTION), wanted)


_KEEPS = frozenset({"keeps from happening", "keeps from choosing"})


def _is_about(edge: Edge, question: Question) -> bool:
    return (edge.by, edge.to) == (question.other.name, question.by.name)


def _walked(question: Question, most: int, wanted: Steering) -> tuple[Trial, int]:
    """The first board that shows a question, else one on which it made no difference; and the positions visited.

    Where nothing could be played on any of them, they are tried once more with what their cards lack.
    """
    made = list(steered(boards(question), wanted))
    trial, visited = _on(question, made, most)
    if trial.came is Came.NOT_TRIED and visited < most:
        more = [board for board in map(with_more, made) if board is not None]
        again, further = _on(question, more, most - visited)
        visited += further
        trial = again if again.came is not Came.NOT_TRIED else trial
    if trial.came in (Came.NOT_SO, Came.NOT_TRIED) and question.limit_varies:
        trial = Trial(question, Came.NOT_TRIED, question.limit)  # it was not so as printed
    return trial, visited


def _on(question: Question, made: list[Board], most: int) -> tuple[Trial, int]:
    visited = 0
    best = Trial(question, Came.NOT_TRIED, NO_BOARD)
    for board in made:
        if visited >= most or time_is_over():
            why = SPENT if visited >= most else TIME_OVER
            best = best if best.came is not Came.NOT_TRIED else Trial(question, Came.NOT_TRIED, why)
            break
        try:
            walked = walk(board.setup().state(), Plan(board.acts), BUDGET_EACH)
        except CannotSimulate as refusal:
            visited += 1
            best = best if best.why != NO_BOARD else Trial(question, Came.NOT_TRIED, refusal.reason)
            continue
        visited += max(1, walked.positions)
        found, compared_with = _edges(question, board, walked)
        telling = [edge for edge in found if shows_on_its_board(edge, question)]
        if telling:
            others = [edge for edge in found if edge not in telling and telling[0].how != "pays for"]
            shown = Trial(question, Came.SHOWN, "", board, walked, (*telling, *others))
            if telling[0].how != _WEAKEST:
                return shown, visited
            best = shown if best.came is not Came.SHOWN else best
        elif best.came is Came.NOT_TRIED:
            best = _without_a_showing(question, board, walked, best, compared_with=compared_with)
    return best, visited


def _without_a_showing(question: Question, board: Board, walked: Walk, best: Trial, *, compared_with: bool) -> Trial:
    """What a board that does not show a question makes of it: no difference, or why it is not tried yet."""
    if walked.impossible is not None:
        why = f"{walked.impossible.act.describe()}: {walked.impossible.why}"
    elif waited_in_vain(question, walked):
        why = NOT_MET
    elif compared_with and walked.complete and came_about(question, walked):
        return Trial(question, Came.NOT_SO, f"no difference: {board.describe()}", board, walked)
    else:
        why = NOT_CAME_ABOUT
    return best if best.why != NO_BOARD else Trial(question, Came.NOT_TRIED, why)


def shown_on(question: Question, board: Board, walked: Walk) -> list[Edge]:
    """What a walk shows of the cards of a question, the edges that answer it first."""
    found, _ = _edges(question, board, walked)
    return sorted(found, key=lambda edge: not shows_on_its_board(edge, question))


def _edges(question: Question, board: Board, walked: Walk) -> tuple[list[Edge], bool]:
    """What a walk shows of both cards, and whether it was held against boards without the one or the other text.

    That is done where the log does not show the question.
    """
    if walked.impossible is not None:
        return list(forbidden(question, board, walked)), False
    names = frozenset({question.by.name, question.other.name})
    found = [edge for outcome in walked.outcomes for edge in edges(outcome.end.events, names)]
    found += standing_edges(walked.start.state, names)
    found += [edge for outcome in walked.outcomes for edge in standing_edges(outcome.end.state, names)]
    found = through_effect_text(question, board, walked, found)
    found += [*as_objects(question, walked), *named_among_others(question, walked), *drawn(question, walked)]
    found += [*by_effect_text(question, board, walked), *chosen(question, walked)]
    found += paid_with(question, board, walked)
    if any(shows(edge, question) for edge in found):
        return found, False
    found += compared(question, board, walked)
    if any(shows_on_its_board(edge, question) for edge in found) or question.clause is None:
        return found, False
    beside = interplay(question, board, walked)
    seen = beside.seen or costs_too_little(question)
    return [*found, *((beside.edge,) if beside.edge is not None else ())], seen
