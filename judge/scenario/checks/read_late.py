"""Whether an item read something as it was executed that had changed since it was put on the chain (359.3.f.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.targeting.amounts import Amount
from judge.engine.targeting.text_behind import READ_NOW
from judge.engine.wording.references import Chosen, Every, Target, This
from judge.engine.wording.requirements import Here

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.chain import ChainItem
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug

_PLACE = frozenset({Happened.MOVED, Happened.RECALLED})
_TRAITS = frozenset({
    Happened.MIGHT_CHANGED, Happened.TRAITS_CHANGED, Happened.GIVEN, Happened.BUFFED, Happened.BUFF_SPENT,
    Happened.BUFF_REMOVED, Happened.DAMAGED, Happened.HEALED, Happened.ATTACHED, Happened.DETACHED, Happened.COPIED,
})  # fmt: skip


def read_late(play: Playing) -> tuple[Slug, ...]:
    """The rule, where an item that resolved refers to an object that something had happened to in the meantime."""
    items = {item.begun_by: item for given in play.course for item in given.position.state.chain}
    events = play.position.events
    for resolved in events:
        item = items.get(resolved.causes[0]) if resolved.kind is Happened.RESOLVED and resolved.causes else None
        for card, kinds in _read_by(item) if item is not None else ():
            if any(
                event.kind in kinds and event.object is not None and event.object.card == card
                for event in events if item is not None and item.begun_by < event.id < resolved.id
            ):  # fmt: skip
                return (READ_NOW,)
    return ()


def _read_by(item: ChainItem) -> Iterator[tuple[int, frozenset[Happened]]]:
    """The cards whose information an item reads, and what changes that."""
    for part in walk(item.effect):
        if isinstance(part, Amount):
            what = getattr(part, "what", None)
            if isinstance(what, This):
                yield item.object.card, _TRAITS
            elif isinstance(what, Target | Chosen):
                yield from ((which.card, _TRAITS) for which in item.chosen(what.name))
        elif (isinstance(part, Here) or (isinstance(part, Every) and part.here)) and item.ability.here is None:
            yield item.object.card, _PLACE
