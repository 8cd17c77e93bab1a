"""Sentences on two texts that meet: one gives the other something to choose, or replaces what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Event, Happened, Log
from judge.matchup.points.interaction import origin

if TYPE_CHECKING:
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.walked_set_up import WalkedSetUp

_NOTHING_TO_CHOOSE = " has nothing to choose here"
_WOULD = " would "
_UNSEEN = frozenset({Happened.TRAITS_CHANGED, Happened.BECAME_MIGHTY, Happened.MIGHT_BECAME})
"""Events that only say what has become of another one."""


def enabled(edge: Edge, best: WalkedSetUp, lines: AllLines) -> str:
    """What a card can choose only because of another one: "Y can choose u here only through X"."""
    if not edge.words.endswith(_NOTHING_TO_CHOOSE):
        return edge.words
    through = edge.words.removeprefix("without ").partition(", ")[0]
    through = edge.by if not through.startswith("the text of ") else f"the text of {edge.by}"
    chosen: dict[str, None] = {}
    targets: dict[str, None] = {}
    for way, events in lines.edges_with_events():
        picks = [one for one in events if one.kind is Happened.CHOSEN and one.name]
        known = {one.id: one for one in Log.newest_first(way.log)} if picks else {}
        chosen.update((one.name, None) for one in picks if origin(one, known) == edge.to and edge.by not in one.detail)
        targets.update((one.name, None) for one in picks if one.detail == f"target of {edge.to}")
    chosen = targets or chosen
    before = {one.label for one in best.walk.start.state.on_board}
    chosen = {name: None for name in chosen if name not in before} or chosen
    if not chosen:
        return f"{edge.to} has something to choose here only through {through}"
    if edge.by in chosen:
        return f"{edge.to} can choose {edge.by}; without {'its text' if through != edge.by else 'it'}, nothing here"
    return f"{edge.to} can choose {' or '.join(chosen)} here only through {through}"


def replaced(edge: Edge, event: Event, events: tuple[Event, ...], whose: str) -> str:
    """What a card would do, and what happens instead."""
    instead = [one for one in events if event.id in one.causes and one.kind not in _UNSEEN]
    by, would, deed = event.detail.partition(_WOULD)
    if not would:
        by_whom = "" if " instead of " in event.detail or edge.to in event.detail else f" by {edge.to}"
        return f"through {edge.by}, {event.detail}{by_whom}{f' ({whose})' if whose else ''}"
    deed = deed.replace("this", event.name)
    told = " and ".join(str(one) for one in instead) or "nothing happens"
    return f"{by} would {deed}, but instead {told}"
