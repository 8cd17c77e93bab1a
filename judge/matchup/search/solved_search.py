"""Tries the questions of a pair that the search over roles has not answered, on boards built for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.boards.steering import FREE
from judge.matchup.clauses.questions_of_a_pair import questions
from judge.matchup.points.interaction import Edge
from judge.matchup.points.meeting_shown import shows, tells_of_what_is_gone
from judge.matchup.search.boundary_search import on_the_boundary
from judge.matchup.search.tried_question import WEAKEST, Came, Trial
from judge.matchup.walks.explorer import Walk

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.steering import Steering
    from judge.matchup.clauses.pair_question import Question

BUDGET_OF_A_QUESTION = 400
"""The most positions visited for one question."""

BUDGET = 1500
"""The maximum number of positions visited for all questions of a pair. The rest are reported as untried."""


Shown = tuple["Board", Walk, tuple[Edge, ...]]
"""A board that shows something, with its walk and what it shows."""


def solved(
    one: Card, other: Card, seen: tuple[Edge, ...], wanted: Steering = FREE
) -> tuple[tuple[Trial, ...], list[Shown]]:
    """The result of each question, and the boards that show more than ``seen``.

    A board on which the numbers of one card decide the effect of the other comes first, if there is one.
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
    """The result of each question of two cards, in their order.

    ``seen`` are the edges that the search over roles has shown.
    """
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
    """Whether all interactions of a pair are of a kind that any card of a type has: a text reads that it was played."""
    asked = {(trial.question.by.name, trial.question.other.name) for trial in tried if trial.question.generic}
    told = all(edge.how == WEAKEST and (edge.by, edge.to) in asked for edge in seen)
    return told and bool(tried) and all(trial.question.generic for trial in tried)


GENERIC = "so it would be with any card of that type"


def _trial(question: Question, seen: list[Edge], most: int, wanted: Steering) -> tuple[Trial, int]:
    if question.generic:
        return Trial(question, Came.NOT_TRIED, GENERIC), 0
    known = [edge for edge in seen if shows(edge, question)]
    if any(tells_of_what_is_gone(edge, question) for edge in known):
        return Trial(question, Came.SHOWN), 0
    if question.limit and not question.limit_varies:
        return Trial(question, Came.CANNOT, question.limit), 0
    kept = next((edge for edge in seen if edge.how in _KEEPS and _is_about(edge, question)), None)
    if question.clause is None and kept is not None:
        return Trial(question, Came.NOT_SO, kept.words), 0
    from judge.matchup.search.walked_question import walked_trial  # noqa: PLC0415 - most questions are answered by now

    trial, visited = walked_trial(question, min(most, BUDGET_OF_A_QUESTION), wanted)
    return (Trial(question, Came.SHOWN) if known and trial.came is not Came.SHOWN else trial), visited


_KEEPS = frozenset({"keeps from happening", "keeps from choosing"})


def _is_about(edge: Edge, question: Question) -> bool:
    """Whether an edge is that the other card does not let itself be acted on, and not that another target is gone."""
    itself = not edge.event or question.other.name in edge.words.partition(", ")[2]
    return itself and (edge.by, edge.to) == (question.other.name, question.by.name)
