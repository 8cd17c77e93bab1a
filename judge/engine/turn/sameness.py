"""Equality of futures: a key such that states with equal keys go on in the same way."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.chain import ChainItem
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.objects import GameObject
from judge.engine.state.state import GameState
from judge.engine.state.traits import MightBy

if TYPE_CHECKING:
    from judge.engine.state.origin import Origin

_IDS = {"id", "begun_by", "made_by", "by_item"}
"""Numbers of items and events: only how they compare with each other can matter."""
_OF_ITEM = attrgetter(*(name for name in ChainItem.__struct_fields__ if name not in _IDS))
_OF_DELAYED = attrgetter(*(name for name in Delayed.__struct_fields__ if name not in _IDS))
_SAID_OTHERWISE_OF_OBJECTS = {"id", "card", "label", "owner", "place", "lasting", "stamp", "traits"}
"""The key has the incarnation, the name of the card, the zones, what lasts and the rank of the stamp."""
_OF_OBJECT = attrgetter(*(name for name in GameObject.__struct_fields__ if name not in _SAID_OTHERWISE_OF_OBJECTS))
_SAID_OTHERWISE_OF_STATES = {
    "objects", "zones", "chain", "delayed", "damage_dealt", "battlefields", "by_player", "next_id", "layered",
    "noticed",
}  # fmt: skip
"""The key has these in a form in which their order, and numbers of items, make no difference; layers follow."""
_OF_STATE = attrgetter(*(name for name in GameState.__struct_fields__ if name not in _SAID_OTHERWISE_OF_STATES))


class Key(Struct, frozen=True, cache_hash=True):
    """What is compared; its hash is worked out once."""

    values: tuple[object, ...]


def key(state: GameState) -> Key:
    """A key of everything in a state that can affect how it goes on.

    Ids of chain items are replaced by their ranks, ids of events are left out, and objects are identified by their
    cards.
    """
    zones = tuple(
        (place, tuple(entry if isinstance(entry, int) else ("bag", *entry) for entry in entries))
        for place, entries in sorted(state.zones.items(), key=lambda pair: (pair[0].zone.value, pair[0].of))
        if entries
    )
    stamps = {thing.stamp for thing in state.objects.values()}
    ranks = {stamp: rank for rank, stamp in enumerate(sorted(stamps))} if len(stamps) > 1 else {}
    objects = tuple(
        (card, _of_object(thing), ranks.get(thing.stamp, 0))
        for card, thing in sorted(state.objects.items())
    )  # fmt: skip
    items = _item_ranks(state)
    return Key((
        zones, objects,
        tuple((_OF_ITEM(item), tuple(items[made] for made in item.made_by)) for item in state.chain),
        tuple((_OF_DELAYED(made), items.get(made.by_item)) for made in state.delayed),
        tuple((found.unit, _origin(found.origin, items)) for found in state.damage_dealt),
        tuple(sorted(state.battlefields.items())), tuple(sorted(state.by_player.items())),
        tuple(found.thing.id for found in state.noticed), _OF_STATE(state),
    ))  # fmt: skip


@cached_by_value
def _of_object(thing: GameObject) -> Key:
    """The part of the key for one object; cached, because most objects are the same in many states."""
    return Key((thing.id.incarnation, thing.card.name, _OF_OBJECT(thing), thing.might_this_turn, _given(thing)))


def _given(thing: GameObject) -> tuple[object, ...]:
    """The changes that effects have made to an object, except Might for this turn, in order."""
    return tuple((found.change, found.until) for found in thing.lasting
                 if not isinstance(found.change, MightBy) or found.until is not Until.END_OF_TURN)  # fmt: skip


def _item_ranks(state: GameState) -> dict[int | None, int]:
    """The rank of every chain item that is still referred to, beginning with those on the chain."""
    known: dict[int | None, int] = {item.id: place for place, item in enumerate(state.chain)}
    if state.damage_dealt or state.delayed or any(item.made_by for item in state.chain):
        mentioned = {made.by_item for made in state.delayed if made.by_item is not None}
        mentioned |= {one for item in state.chain for one in item.made_by}
        mentioned |= {one for found in state.damage_dealt for one in found.origin.items}
        known |= {one: -rank for rank, one in enumerate(sorted(mentioned - known.keys()), 1)}
    return known


def _origin(origin: Origin, items: dict[int | None, int]) -> Origin:
    return replace(origin, items=tuple(items[one] for one in origin.items))
