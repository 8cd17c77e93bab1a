"""Whether an effect of one card on another is one of two texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened

if TYPE_CHECKING:
    from judge.matchup.points.interaction import Edge
    from judge.matchup.walks.explorer import Walk

_OF_ONE_TEXT = frozenset({"acts on", "changes", "plays", "enables", "pays for", "alters"})
"""Kinds of edges in which one card does what its text says, and the other one may be merely there."""


def of_both_texts(edge: Edge, walked: Walk) -> bool:
    """Whether an effect is one of two texts, and not the same with any card like one of the two.

    A trigger is if the other card's text brings about what it waits for, and not its presence or its play. A difference
    is if it takes both texts, which four walks have shown.
    """
    taking_both = (f"with {edge.by} and {edge.to}, ", f"with {edge.to}, {edge.by} ")
    if edge.how == "alters" and edge.words.startswith(taking_both):
        return True
    if edge.how != "triggers on":
        return edge.how not in _OF_ONE_TEXT
    for outcome in walked.outcomes:
        known = {event.id: event for event in outcome.end.events}
        event = known.get(edge.event)
        if event is not None and event.kind is Happened.ABILITY_TRIGGERED and event.source_card == edge.by:
            causes = [known[cause] for cause in event.causes if cause in known]
            return any(cause.source_card == edge.to != cause.card for cause in causes)
    return False
