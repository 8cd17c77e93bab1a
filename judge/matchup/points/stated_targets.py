"""Targets stated by a set-up: a spell is played on the object of the question, if it has a choice.

A walk branches on the choice of targets. If the interaction of two cards comes about only for some targets, the set-up
states which, because that is the case that a question about the two means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import CannotSimulate
from judge.matchup.points.interaction import edges_on
from judge.scenario.play.name_resolution import belongs_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Outcome, Walk
    from judge.matchup.walks.graph import Choice
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

    Walking = Callable[[Setup, tuple[Act, ...], int], Walk]
    Telling = Callable[[Board, Walk], tuple[Edge, ...]]

MOST_POSITIONS = 600
"""The most positions visited on a set-up with stated targets."""


def with_stated_targets(
    board: Board, walked: Walk, edge: Edge, walking: Walking, telling: Telling
) -> tuple[Board, Walk, tuple[Edge, ...]] | None:
    """The set-up with the targets on which ``edge`` comes about, its walk and the edges that it shows.

    None if no target has to be stated, because the edge is seen on every outcome. If no log shows it, because it is
    known from a set-up without a text, the target is the card of the edge. ``telling`` reads the edges off a walk.
    """
    if not walked.complete:
        return None
    for acts in _acts_to_state(board, walked, edge):
        if acts == board.acts:
            continue
        stated = replace(board, acts=acts)
        try:
            found = walking(stated.setup(), acts, MOST_POSITIONS)
        except CannotSimulate:
            continue
        if found.impossible is None and found.complete:
            shown = telling(stated, found)
            if any(map(edge.is_like, shown)):
                return stated, found, shown
    return None


def _acts_to_state(board: Board, walked: Walk, edge: Edge) -> Iterator[tuple[Act, ...]]:
    """The acts with the targets of an outcome, or with the one target that an edge says is lost."""
    for outcome in _outcomes_to_state(walked, edge):
        yield acts_on_targets(board, outcome)
    from judge.matchup.points.merged_lines import lost_on_a_line  # noqa: PLC0415 - where no outcome has said which

    if not (lost := lost_on_a_line(walked, edge)):
        return
    ends = [outcome.choices for outcome in walked.outcomes]
    yield tuple(
        _on(act, lost) if any(True for choices in ends for _ in _targets(act, choices)) else act for act in board.acts
    )


def acts_on_targets(board: Board, outcome: Outcome) -> tuple[Act, ...]:
    """The acts of a set-up with the one target of each that is chosen on the line of an outcome."""
    return tuple(_with_target(act, outcome) for act in board.acts)


def _on(act: Act, target: str) -> Act:
    from judge.matchup.walks.stated_choices import stated_target  # noqa: PLC0415 - only for a target that is stated

    return act if act.details else replace(act, details=(stated_target(target),))


def _outcomes_to_state(walked: Walk, edge: Edge) -> Iterator[Outcome]:
    """The first outcome that shows an edge if others do not. If none does, those that choose its cards."""
    names = frozenset({edge.by, edge.to})
    shows = [any(map(edge.is_like, edges_on(replace(walked, outcomes=(one,)), names))) for one in walked.outcomes]
    if any(shows):
        if not all(shows):
            yield walked.outcomes[shows.index(True)]
        return
    for name in (edge.to, edge.by):
        found = next((one for one in walked.outcomes if name in _all_targets(one.choices)), None)
        if found is not None:
            yield found


def _all_targets(choices: tuple[Choice, ...]) -> Iterator[str]:
    for choice in choices:
        if choice.decision.timing == "target":
            yield from (_option_name(choice, key) for key in choice.answer)


def _option_name(choice: Choice, key: str) -> str:
    option = choice.decision.option(key)
    return option.about or option.key


def _with_target(act: Act, outcome: Outcome) -> Act:
    """An act with the one target that its player chooses for it on the line to an outcome."""
    chosen = list(_targets(act, outcome.choices))
    return _on(act, chosen[0]) if len(chosen) == 1 else act


def _targets(act: Act, choices: tuple[Choice, ...]) -> Iterator[str]:
    for choice in choices:
        decision = choice.decision
        if decision.timing != "target" or decision.by != act.who or not belongs_to(decision.source, act.label):
            continue
        yield from (_option_name(choice, key) for key in choice.answer)
