"""The set-up that is shown first: with its targets stated, and as plain as it can be (``plainer_set_up.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.matchup.boards.board_of_roles import UNIT_LABEL
from judge.matchup.points.interaction import DONE_TO_IT, edges_on, one_of_each
from judge.matchup.points.stated_targets import with_stated_targets
from judge.matchup.search.own_harm import against_oneself, harmless_first

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.stated_targets import Telling, Walking
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.tried_question import Trial
    from judge.matchup.walks.explorer import Walk


def as_it_is_shown(
    found: WalkedSetUp, names: frozenset[str], tried: tuple[Trial, ...], walking: Walking
) -> WalkedSetUp:
    """The same set-up with stated targets, without harm to oneself, and otherwise plainer if it can be."""
    if found.board.probe is not None:
        from judge.matchup.search.plainer_set_up import without_probe  # noqa: PLC0415 - most set-ups have none

        found = without_probe(found, names, walking)
    telling = _telling_of(found, names, tried)
    found = _on_its_target(found, names, telling, walking)
    if against_oneself(found.board, found.walk):
        from judge.matchup.search.without_own_harm import without_own_harm  # noqa: PLC0415 - most set-ups harm nobody

        found = without_own_harm(found, names, telling, walking)
    is_about_it = any(one.name == UNIT_LABEL for end in found.walk.outcomes for one in end.end.events)
    if is_about_it and found.edges[0].how not in DONE_TO_IT:
        return found
    from judge.matchup.search.plainer_set_up import plainer  # noqa: PLC0415 - what all is about cannot be left out

    return plainer(found, names, walking)


def _telling_of(found: WalkedSetUp, names: frozenset[str], tried: tuple[Trial, ...]) -> Telling:
    """A function that returns the edges of two cards on a walk.

    For a board made for a question, the edges that answer it.
    """
    trial = next((one for one in tried if one.board is found.board), None)

    def telling(board: Board, walked: Walk) -> tuple[Edge, ...]:
        if trial is None:
            return one_of_each(edges_on(walked, names))
        from judge.matchup.search.walked_question import shown_on  # noqa: PLC0415 - only for a board that a question made

        return one_of_each(shown_on(trial.question, board, walked))

    return telling


def _on_its_target(found: WalkedSetUp, names: frozenset[str], telling: Telling, walking: Walking) -> WalkedSetUp:
    """The same set-up, with the targets stated for which the interaction shown first comes about."""
    stated = with_stated_targets(found.board, found.walk, found.edges[0], walking, telling)
    if stated is None:
        return found
    board, walked, shown = stated
    first = sorted(shown, key=lambda edge: not edge.is_like(found.edges[0]))
    return replace(found, board=board, walk=harmless_first(board, walked, names), edges=tuple(first))
