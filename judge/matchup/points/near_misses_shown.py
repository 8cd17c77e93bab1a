"""What the walks of two cards show of a near miss: that it came about, and that nothing came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.events import Event
    from judge.matchup.clauses.near_misses import Near
    from judge.matchup.points.walked_set_up import WalkedSetUp

CHOSEN = cite("targets.choose")  # 355.5
_CAME_OF_IT = frozenset({Happened.ABILITY_TRIGGERED, Happened.REPLACED, Happened.DECLINED})


def is_refuted(near: Near, walked: Iterable[WalkedSetUp]) -> bool:
    """Whether a walk shows that the text that waits does apply to what the other card does."""
    return any(_applies(near, outcome.end.events) for entry in walked for outcome in entry.walk.outcomes)


def is_shown(near: Near, walked: Iterable[WalkedSetUp]) -> bool:
    """Whether a walk shows what is near to what is waited for."""
    return any(_brought(near, outcome.end.events) for entry in walked for outcome in entry.walk.outcomes)


def _brought(near: Near, events: Iterable[Event]) -> frozenset[int]:
    kinds = BROUGHT_ABOUT.get(near.does.clause.about, frozenset())
    names = {near.by.name}
    return frozenset(event.id for event in events if event.kind in kinds and names & {event.source_card, event.card})


def _applies(near: Near, events: tuple[Event, ...]) -> bool:
    if near.waits.clause.about is About.CHOOSE and any(
        event.kind is Happened.CHOSEN
        and CHOSEN in event.rules
        and (event.source_card, event.card) == (near.by.name, near.to.name)
        for event in events
    ):
        return True
    comes_of_it = set(_brought(near, events))
    for event in events:
        if not comes_of_it.isdisjoint(event.causes):
            if event.kind in _CAME_OF_IT and event.source_card == near.to.name:
                return True
            comes_of_it.add(event.id)
    return False
