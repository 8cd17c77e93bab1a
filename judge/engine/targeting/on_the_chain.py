"""Spells and abilities on the chain as objects that can be chosen (rules 355.9.a, 355.9.a.2).

An ability on the chain has no card. Its id is negative, derived from the number of its item, and the object is made
from that item whenever it is looked up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.card import Card
from judge.engine.instructions import targets
from judge.engine.objects import GameObject, ObjectId
from judge.engine.zones import CHAIN

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
    from judge.engine.state import GameState

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


def chosen_by(state: GameState, item: ChainItem) -> list[GameObject]:
    """The objects on the board that a spell or ability chooses, from the point of view of others (359.3.e.9.a).

    An object that no longer meets the requirements counts; one that has been in a Non-Board zone does not.
    """
    named = {target.name for target in targets(item.effect)}
    found = [state.find(which) for name, chosen in item.choices if name in named for which in chosen]
    return [thing for thing in found if thing is not None and thing.on_board]
