"""Walks the boards built for a question about two cards, until one answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate
from judge.matchup.boards.solved_boards import boards, with_more
from judge.matchup.boards.steered_boards import steered
from judge.matchup.points.compared_boards import chosen, edges_by_comparison, forbidden
from judge.matchup.points.effect_text_edges import by_effect_text, through_effect_text
from judge.matchup.points.event_happened import (
    as_objects,
    came_about,
    costs_too_little,
    drawn,
    named_among_others,
    replaced,
    used_as_its_own,
    waited_in_vain,
)
from judge.matchup.points.interaction import Edge, edges, standing_edges
from judge.matchup.points.interplay import interplay
from judge.matchup.points.meeting_shown import shows, shows_on_its_board, tells_of_what_is_gone
from judge.matchup.points.merged_lines import on_merged_lines
from judge.matchup.points.resources_that_pay import paid_with
from judge.matchup.points.where_played import entered_all_the_same, overruled
from judge.matchup.search.tried_question import WEAKEST, Came, Trial
from judge.matchup.walks.search_limit import time_is_over, why_cut
from judge.matchup.walks.walks_of_a_pair import walk_of

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.steering import Steering
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk

BUDGET_EACH = 120
"""The most positions visited for one board."""

SPENT = "the budget for the questions of a pair was used up"
NO_BOARD = "no set-up was made for it"
NOT_CAME_ABOUT = "it did not come about on the set-ups that were walked"
NOT_MET = "what the text waits for was not met on the set-ups that were walked"


def walked_trial(question: Question, most: int, wanted: Steering) -> tuple[Trial, int]:
    """The first board that answers a question, else one on which it made no difference, and the positions visited.

    If nothing could be played on any of them, they are tried once more with the objects that their cards lack.
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
            why = SPENT if visited >= most else why_cut()
            best = best if best.came is not Came.NOT_TRIED else Trial(question, Came.NOT_TRIED, why)
            break
        try:
            walked = walk_of(board.setup(), board.acts, BUDGET_EACH)
        except CannotSimulate as refusal:
            visited += 1
            best = best if best.why != NO_BOARD else Trial(question, Came.NOT_TRIED, refusal.reason)
            continue
        visited += max(1, walked.positions)
        found, compared_with = _edges(question, board, walked)
        telling = [edge for edge in found if shows_on_its_board(edge, question)]
        telling.sort(key=lambda edge: not tells_of_what_is_gone(edge, question))
        if telling:
            others = [edge for edge in found if edge not in telling and telling[0].how != "pays for"]
            shown = Trial(question, Came.SHOWN, "", board, walked, (*telling, *others))
            if telling[0].how != WEAKEST and tells_of_what_is_gone(telling[0], question):
                return shown, visited
            best = shown if best.came is not Came.SHOWN else best
        elif best.came is Came.NOT_TRIED:
            best = _without_a_showing(question, board, walked, best, compared_with=compared_with)
    return best, visited


def _without_a_showing(question: Question, board: Board, walked: Walk, best: Trial, *, compared_with: bool) -> Trial:
    """The result of a board that does not show a question: no difference, or why it is not tried yet."""
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
    """The edges on a walk between the cards of a question, those that answer it first."""
    found, _ = _edges(question, board, walked)
    return sorted(found, key=lambda edge: not shows_on_its_board(edge, question))


def _edges(question: Question, board: Board, walked: Walk) -> tuple[list[Edge], bool]:
    """The edges on a walk between both cards, and whether it was compared with boards without one of the texts.

    That is done if the log does not answer the question.
    """
    if walked.impossible is not None:
        return [*forbidden(question, board, walked), *overruled(question, board, walked)], False
    names = frozenset({question.by.name, question.other.name})
    found = [edge for outcome in walked.outcomes for edge in edges(outcome.end.events, names)]
    found += standing_edges(walked.start.state, names)
    found += [edge for outcome in walked.outcomes for edge in standing_edges(outcome.end.state, names)]
    found = through_effect_text(question, board, walked, found)
    found += [*replaced(question, walked), *used_as_its_own(question, walked)]
    found += [*as_objects(question, walked), *named_among_others(question, walked), *drawn(question, walked)]
    found += [*by_effect_text(question, board, walked), *chosen(question, walked)]
    found += [*paid_with(question, board, walked), *entered_all_the_same(question, walked)]
    if question.clause is not None and question.clause.clause.chosen:
        found += on_merged_lines(walked, names)
    if any(shows(edge, question) and tells_of_what_is_gone(edge, question) for edge in found):
        return found, False
    found += edges_by_comparison(question, board, walked)
    if any(shows_on_its_board(edge, question) for edge in found) or question.clause is None:
        return found, False
    beside = interplay(question, board, walked)
    seen = beside.seen or costs_too_little(question)
    return [*found, *((beside.edge,) if beside.edge is not None else ())], seen
