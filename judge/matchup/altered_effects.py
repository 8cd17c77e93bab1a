"""Effects of one card that another card alters, found by comparing walks with and without that card.

A prevented event, or a unit that survives because it has more Might, leaves no cause in the log. So the effects of one
card are compared: those on all lines with the other card on the board, and those on all lines without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.interaction import ACTED_ON, Edge, origin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.matchup.explorer import Walk

COMPARED = ACTED_ON - {Happened.TAKEN, Happened.BANISHED, Happened.DISCARDED} | {
    Happened.DREW, Happened.POINT_GAINED, Happened.CONTROL_GAINED,
    Happened.CHANNELED, Happened.COST_PAID, Happened.ABILITY_TRIGGERED,
}  # fmt: skip
"""Events that count as effects of a card; which cards come up from a deck does not."""


def altered_effects(walked: Walk, without: Walk, *, by: str, to: str) -> Iterator[Edge]:
    """Yields the edge from ``by`` to ``to`` if the effects of ``to`` differ without ``by``."""
    here, there = _effects(walked, by, to), _effects(without, by, to)
    gone = [words for words in there if words not in here]
    new = [words for words in here if words not in there]
    if gone or new:
        shown = [found for words, found in here.items() if words in new]
        number, rules = (shown[0].id, shown[0].rules) if shown else (0, ())
        yield Edge("alters", by, to, number, rules, _words(by, to, gone, new))


def _effects(walked: Walk, by: str, to: str) -> dict[str, Event]:
    """The events that a card brings about on any line, by their words, except those about the other card."""
    found: dict[str, Event] = {}
    for outcome in walked.outcomes:
        events = outcome.end.events
        known = {event.id: event for event in events}
        for event in events:
            if event.kind in COMPARED and event.card != by and origin(event, known) == to:
                found.setdefault(str(event), event)
    return found


def _words(by: str, to: str, gone: list[str], new: list[str]) -> str:
    if gone and new:
        return f"with {by}, {to} does this: {'; '.join(new)}; and no longer this: {'; '.join(gone)}"
    if new:
        return f"with {by}, {to} does this besides: {'; '.join(new)}"
    return f"with {by}, {to} no longer does this: {'; '.join(gone)}"
