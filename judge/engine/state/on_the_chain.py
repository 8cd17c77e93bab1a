"""Spells and abilities on the chain as objects that can be chosen (rules 355.9.a, 355.9.a.2).

An ability on the chain has no card. Its id is negative, derived from the number of its item, and the object is made
from that item whenever it is looked up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import Card
from judge.engine.state.identity import ObjectId
from judge.engine.state.objects import GameObject
from judge.engine.state.zones import CHAIN

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.state import GameState


ABILITY = Card("ability", ())
"""What an ability on the chain is made of, as far as texts about cards are concerned."""


def id_of(item: ChainItem) -> ObjectId:
    """The id of the spell, permanent or ability that an item is."""
    return item.object if item.is_card else ObjectId(-item.id)


def item_of(state: GameState, which: ObjectId) -> ChainItem | None:
    """The item that an object on the chain is, or None if it is no longer there."""
    return next((item for item in state.chain if id_of(item) == which), None)


def ability(state: GameState, which: ObjectId) -> GameObject | None:
    """The object for an ability on the chain, or None; its label is different for each ability of the same source."""
    item = state.item(-which.card)
    if item is None or item.is_card:
        return None
    like = [other.id for other in state.chain if not other.is_card and other.label == item.label]
    number = like.index(item.id)
    label = item.label if not number else f"{item.label} #{number + 1}"
    return GameObject(which, ABILITY, label, item.controller, item.controller, CHAIN)
