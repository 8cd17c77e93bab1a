"""What one card brings about differently because another one is there: two walks of the same set-up, compared.

An event that is prevented, or a unit that is not killed because it has more Might, leaves no trace in the log to read a
cause off. Here the effects of one card are compared: those of all lines with the other card, and of all lines without.
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
"""Events that tell what a card brings about; which cards come up from a deck tells nothing."""


def altered(walked: Walk, without: Walk, *, by: str, to: str) -> Iterator[Edge]:
    """The edge from ``by`` to ``to`` where the effects of ``to`` are others without ``by``."""
    here, there = _effects(walked, by, to), _effects(without, by, to)
    gone = [words for words in there if words not in here]
    new = [words for words in here if words not in there]
    if gone or new:
        shown = [found for words, found in here.items() if words in new]
        number, rules = (shown[0].id, shown[0].rules) if shown else (0, ())
        yield Edge("alters", by, to, number, rules, _words(by, to, gone, new))


def _effects(walked: Walk, by: str, to: str) -> dict[str, Event]:
    """What a card brings about on any line, in words, apart from what happens to the other card."""
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
