"""Events that only a line shows that ends like another one: a target that is no longer legal, an act that is negated.

A walk keeps one log for each outcome. If a player may choose nothing at all, the line on which a target is lost ends as
if it had never been chosen, and only the edges of the graph still tell the two apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened, Log
from judge.matchup.points.interaction import edges
from judge.matchup.points.over_all_lines import AllLines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk

_LEAVES_NOTHING = frozenset({Happened.IGNORED, Happened.NEGATED, Happened.NULL_FOUND})
"""Events after which nothing happens that would set their line apart."""


def on_merged_lines(walked: Walk, cards: frozenset[str]) -> Iterator[Edge]:
    """The edges between two cards on the lines on which something came to nothing."""
    for told in _logs(walked):
        yield from (one for one in edges(told, cards) if one.how in _CAME_TO_NOTHING)


def lost_on_a_line(walked: Walk, edge: Edge) -> str:
    """The name of the thing that came to nothing by an edge that no outcome shows. "" if an outcome does."""
    if edge.how not in _CAME_TO_NOTHING or not edge.event:
        return ""
    names = frozenset({edge.by, edge.to})
    if any(edge.is_like(one) for outcome in walked.outcomes for one in edges(outcome.end.events, names)):
        return ""
    for told in _logs(walked):
        if edge in edges(told, names):
            return next(event.name for event in told if event.id == edge.event)
    return ""


def _logs(walked: Walk) -> Iterator[tuple[Event, ...]]:
    """The events on the way to each point at which something came to nothing."""
    for edge, events in AllLines(walked).edges_with_events():
        if any(event.kind in _LEAVES_NOTHING for event in events):
            yield Log.in_order(edge.log)


_CAME_TO_NOTHING = frozenset({"keeps from choosing", "keeps from happening", "makes null"})
