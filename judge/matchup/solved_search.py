"""Walking the questions of a pair that the search over roles has not shown, each on boards solved from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards import UNIT_LABEL
from judge.matchup.boundary_search import on_the_boundary
from judge.matchup.compared_boards import by_comparison
from judge.matchup.explorer import walk
from judge.matchup.interaction import Edge, edges, standing_edges
from judge.matchup.plan import Plan
from judge.matchup.questions import MEANT, questions
from judge.matchup.shown import shows
from judge.matchup.solved_boards import boards
from judge.matchup.stated_board import steered
from judge.matchup.steering import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards import Board
    from judge.matchup.explorer import Walk
    from judge.matchup.questions import Question
    from judge.matchup.steering import Steering

MOST_QUESTIONS = 4
"""How many questions of a pair are walked; the others are said to be untried."""

BUDGET_EACH = 120
"""The most positions visited for one board."""

BUDGET = 400
"""The most positions visited for all boards of a pair; what is left then is said to be untried."""


def solved(
    one: Card, other: Card, seen: tuple[Edge, ...], wanted: Steering = FREE
) -> Iterator[tuple[Board, Walk, list[Edge]]]:
    """A board on which the numbers of the one decide what the other does, if there is one.

    Then for each question that no edge of ``seen`` shows, what a judge means first: the first board that shows it.
    """
    boundary = on_the_boundary(one, other, wanted)
    if boundary is not None:
        seen = (*seen, *boundary[2])
        yield boundary
    asked = [
        question
        for question in questions(*sorted((one, other), key=lambda card: card.name))
        if not question.limit and question.rank < MEANT and not any(shows(edge, question) for edge in seen)
    ]
    left = BUDGET
    for question in asked[:MOST_QUESTIONS]:
        found, visited = _walked(question, left, wanted)
        left -= visited
        if found is not None:
            yield found


def _walked(question: Question, most: int, wanted: Steering) -> tuple[tuple[Board, Walk, list[Edge]] | None, int]:
    """The first board that shows a question, and how many positions were visited on the way."""
    visited = 0
    names = frozenset({question.by.name, question.other.name})
    for board in steered(boards(question), wanted):
        if visited >= most:
            break
        try:
            walked = walk(board.setup().state(), Plan(board.acts), BUDGET_EACH)
        except CannotSimulate:
            visited += 1
            continue
        visited += walked.positions
        if walked.impossible is not None:
            continue
        found = [edge for outcome in walked.outcomes for edge in edges(outcome.end.events, names)]
        found += standing_edges(walked.start.state, names)
        found += _through_effect_text(question, board, walked)
        found += by_comparison(question, board, walked)
        telling = [edge for edge in found if shows(edge, question)]
        if telling:
            return (board, walked, [*telling, *(edge for edge in found if edge not in telling)]), visited
    return None, visited


_BY_EFFECT_TEXT = {Happened.REPLACED: "replaces", Happened.ABILITY_TRIGGERED: "triggers on"}


def _through_effect_text(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """What the plain unit that an Equipment is attached to does: it has no text but the Effect Text (136)."""
    if question.clause is None or not question.clause.attached:
        return
    attached = {one.attached_to for one in board.setup().objects if one.label == question.other.name}
    for outcome in walked.outcomes:
        for event in outcome.end.events:
            if event.kind in _BY_EFFECT_TEXT and event.name in attached & {UNIT_LABEL}:
                how, other, by = _BY_EFFECT_TEXT[event.kind], question.other.name, question.by.name
                what = "can replace the death that" if how == "replaces" else "triggers on what"
                words = f"{other}, attached to {event.name}, {what} {by} brings about"
                yield Edge(how, other, by, event.id, event.rules, words)
